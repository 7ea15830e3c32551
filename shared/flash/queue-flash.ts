import type { Flash } from './flash-message.ts'

type Said = Pick<Flash, 'type' | 'messageL10nId' | 'params'>

/** Messages are the same when type, key and parameters are. Spec: requirements FLASH-010. */
export const isSameFlash = (one: Said, other: Said): boolean =>
  one.type === other.type && one.messageL10nId === other.messageL10nId && isSameRecord(one.params, other.params)

function isSameRecord(one: Said['params'], other: Said['params']): boolean {
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => Object.hasOwn(other, key) && one[key] === other[key])
}

/**
 * The messages with one more, newest last; a repeat takes the place of the earlier one, so its time starts again.
 * Spec: accounts §4.3 (FLASH-002, FLASH-010).
 */
export const queueFlash = <Message extends Said>(queue: readonly Message[], flash: Message): Message[] => [
  ...queue.filter((waiting) => !isSameFlash(waiting, flash)),
  flash,
]
