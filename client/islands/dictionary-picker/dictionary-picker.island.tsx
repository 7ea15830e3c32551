import { defineIsland } from '../runtime/define-island.ts'
import { DictionaryPickerLink } from './dictionary-picker-link.tsx'
import { DictionaryPickerPropsSchema } from './dictionary-picker-props.ts'

export default defineIsland({
  name: 'dictionary-picker',
  props: DictionaryPickerPropsSchema,
  wakeOn: 'press',
  component: DictionaryPickerLink,
})
