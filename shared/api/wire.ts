import * as v from 'valibot'

/** A whole number on the wire, held within `min..max`: out of range is clamped, anything else is refused. */
export const wireInteger = (min: number, max: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}$/), v.transform(Number))]),
    v.integer(),
    v.transform((value) => Math.min(max, Math.max(min, value))),
  )

/** A decimal number within `min..max`. */
export const wireNumber = (min: number, max: number) =>
  v.pipe(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/), v.transform(Number))]), v.minValue(min), v.maxValue(max))

/** A flag on the wire: 1, true, 0 or false. */
export const wireFlag = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['1', 'true', '0', 'false']),
    v.transform((text) => text === '1' || text === 'true'),
  ),
])

/** A list, its items comma-joined or its key repeated; blank items left out, at most `max` of them. */
export const wireList = (max: number) =>
  v.pipe(
    v.union([v.array(v.string()), v.string()]),
    v.transform((value) => [value].flat().flatMap((text) => text.split(','))),
    v.transform((items) => items.map((item) => item.trim()).filter(Boolean)),
    v.maxLength(max),
  )

/** No parameters. */
export const NoParams = v.object({})
