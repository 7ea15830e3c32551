import { defineIsland } from '../runtime/define-island.ts'
import { FullTextHit } from './full-text-hit.tsx'
import { HitPropsSchema } from './hit-props.ts'

export default defineIsland({ name: 'full-text-hit', props: HitPropsSchema, wakeOn: 'press', component: FullTextHit })
