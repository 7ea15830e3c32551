import { defineIsland } from '../runtime/define-island.ts'
import { SettingsLink } from './settings-link.tsx'
import { SettingsPropsSchema } from './settings-props.ts'

export default defineIsland({ name: 'dictionary-settings', props: SettingsPropsSchema, wakeOn: 'press', component: SettingsLink })
