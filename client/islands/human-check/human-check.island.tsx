import { defineIsland } from '../runtime/define-island.ts'
import { HumanCheck } from './human-check.tsx'
import { HumanCheckPropsSchema } from './human-check-props.ts'

export default defineIsland({ name: 'human-check', props: HumanCheckPropsSchema, wakeOn: 'load', component: HumanCheck })
