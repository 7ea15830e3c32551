import { defineIsland } from '../runtime/define-island.ts'
import { LanguageButton } from './language-button.tsx'
import { LanguagePickerPropsSchema } from './language-picker-props.ts'

export default defineIsland({ name: 'language-picker', props: LanguagePickerPropsSchema, wakeOn: 'press', component: LanguageButton })
