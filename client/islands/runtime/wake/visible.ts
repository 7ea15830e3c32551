import type { WakeStrategy } from './wake-strategy.ts'

/** When some of it comes into view. An island has no box of its own (`display: contents`), so its children are watched. */
export const onVisible: WakeStrategy = (element, wake) => {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    wake()
  })
  for (const child of element.children) observer.observe(child)
}
