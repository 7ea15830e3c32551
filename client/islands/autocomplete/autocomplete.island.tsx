import { defineIsland } from '../runtime/define-island.ts'
import { Autocomplete } from './autocomplete.tsx'
import { AutocompletePropsSchema } from './autocomplete-props.ts'

export default defineIsland({ name: 'autocomplete', props: AutocompletePropsSchema, wakeOn: 'interaction', component: Autocomplete })
