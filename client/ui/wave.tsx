/** The mark in motion: something is being loaded. Its text stands beside it. */
export const Wave = () => (
  <svg className="wave" viewBox="0 0 72 16" aria-hidden="true">
    <path d="M2 10c8-9 15-9 23 0s15 9 23 0 14-9 22-2" />
  </svg>
)
