import { defineIsland } from '../runtime/define-island.ts'
import { DictionaryMenuButton } from './dictionary-menu-button.tsx'
import { DictionaryMenuPropsSchema } from './dictionary-menu-props.ts'

export default defineIsland({
  name: 'dictionary-menu',
  props: DictionaryMenuPropsSchema,
  wakeOn: 'interaction',
  component: DictionaryMenuButton,
})
