import type { ComponentType } from 'react'
import type { GenericSchema } from 'valibot'

/** When the browser loads and wakes an island. */
export type WakeOn = 'load' | 'idle' | 'visible' | 'interaction' | 'press'

/**
 * An interactive part of a page. `props` has one type in and out, so a schema
 * that transforms does not compile: the same props are parsed on both sides.
 */
export type IslandDefinition<Props extends object> = {
  name: string
  props: GenericSchema<Props, Props>
  wakeOn: WakeOn
  component: ComponentType<Props>
}

export const defineIsland = <Props extends object>(definition: IslandDefinition<Props>) => definition
