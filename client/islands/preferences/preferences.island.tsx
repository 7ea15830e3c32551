import { defineIsland } from '../runtime/define-island.ts'
import { ViewForm } from './view-form.tsx'
import { ViewPropsSchema } from './view-props.ts'

export default defineIsland({ name: 'preferences', props: ViewPropsSchema, wakeOn: 'interaction', component: ViewForm })
