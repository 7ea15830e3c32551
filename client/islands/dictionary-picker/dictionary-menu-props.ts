import * as v from 'valibot'

export const DictionaryMenuPropsSchema = v.object({
  /** The dictionary in hand. */
  title: v.string(),
  /** The element that lists the others. */
  menuId: v.string(),
  label: v.string(),
})
export type DictionaryMenuProps = v.InferOutput<typeof DictionaryMenuPropsSchema>
