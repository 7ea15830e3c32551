import * as v from 'valibot'

export const ViewPropsSchema = v.object({
  view_preference: v.picklist(['normal', 'condensed']),
  show_examples: v.boolean(),
  speech_on: v.boolean(),
  /** The whole document, which a change is sent in. */
  preferences: v.record(v.string(), v.unknown()),
  isReadOnly: v.boolean(),
  labels: v.object({
    entries: v.string(),
    normal: v.string(),
    condensed: v.string(),
    examples: v.string(),
    speech: v.string(),
    save: v.string(),
    savesItself: v.string(),
  }),
})
export type ViewProps = v.InferOutput<typeof ViewPropsSchema>
