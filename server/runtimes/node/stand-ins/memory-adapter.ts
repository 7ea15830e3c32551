import type { Adapter, AdapterPayload } from 'oidc-provider'

/** Where a stand-in keeps its sessions and codes: in memory, by kind and id, until it stops. */
export function memoryAdapter(): (kind: string) => Adapter {
  const stored = new Map<string, AdapterPayload>()
  const where = (kind: string, matches: (payload: AdapterPayload) => boolean) =>
    [...stored].filter(([key, payload]) => key.startsWith(`${kind} `) && matches(payload))

  return (kind) => ({
    upsert: async (id, payload) => void stored.set(`${kind} ${id}`, payload),
    find: async (id) => stored.get(`${kind} ${id}`),
    findByUid: async (uid) => where(kind, (payload) => payload.uid === uid)[0]?.[1],
    findByUserCode: async (userCode) => where(kind, (payload) => payload.userCode === userCode)[0]?.[1],
    async consume(id) {
      const payload = stored.get(`${kind} ${id}`)
      if (payload) stored.set(`${kind} ${id}`, { ...payload, consumed: Math.floor(Date.now() / 1000) })
    },
    destroy: async (id) => void stored.delete(`${kind} ${id}`),
    async revokeByGrantId(grantId) {
      for (const [key] of where(kind, (payload) => payload.grantId === grantId)) stored.delete(key)
    },
  })
}
