import type { IconName } from '#client/ui/icon-shapes.ts'

/** What the sign-in forms draw. */
export const SIGN_IN_ICONS: readonly IconName[] = ['building-2', 'globe', 'graduation-cap', 'mail', 'triangle-alert', 'x']
