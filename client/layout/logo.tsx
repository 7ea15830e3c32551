/** The swung dash, which is also a wave, and the brand's word. */
export function Logo({ appName }: { appName: string }) {
  return (
    <a className="logo" href="/">
      <svg viewBox="0 0 28 18" aria-hidden="true">
        <path d="M2 11.5C5 4.5 9.5 4.5 14 9s9 4.5 12-2.5" />
      </svg>
      {appName}
    </a>
  )
}
