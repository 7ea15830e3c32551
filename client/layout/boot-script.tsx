import { createContext, use } from 'react'

/** What starts the islands, as the build names it. `hmr` is the development server's refresh runtime. */
export type Boot = { module: string; nonce: string; hmr?: string | undefined }

export const BootContext = createContext<Boot | undefined>(undefined)

/** The only script of a page. `async`, because a module script else waits for the end of a streamed document. */
export function BootScript() {
  const boot = use(BootContext)
  if (boot === undefined) return null
  return (
    <>
      {boot.hmr === undefined ? null : <script type="module" nonce={boot.nonce} src={boot.hmr} />}
      <script type="module" async nonce={boot.nonce} src={boot.module} />
    </>
  )
}
