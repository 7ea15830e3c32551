/** Where a key takes the focus in a list of links; undefined for a key that is none of the list's. `current` is −1 outside of it. */
export function menuTarget(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count
    case 'ArrowUp':
      return current <= 0 ? count - 1 : current - 1
    case 'Home':
      return current === -1 ? undefined : 0
    case 'End':
      return current === -1 ? undefined : count - 1
    default:
      return undefined
  }
}
