import { defineIsland } from '../runtime/define-island.ts'
import { LanguageListLink } from './language-list-link.tsx'
import { LanguageListPropsSchema } from './language-list-props.ts'

export default defineIsland({ name: 'language-list', props: LanguageListPropsSchema, wakeOn: 'press', component: LanguageListLink })
