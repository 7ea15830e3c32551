import * as v from 'valibot'
import type { SamlAssertion } from './saml-assertion.ts'

/** One element as node-saml's reader makes it: attributes under `$`, text under `_`, children in lists; one with neither is its text. */
const element = <Children extends v.ObjectEntries>(children: Children) =>
  v.pipe(
    v.unknown(),
    v.transform((read) => (typeof read === 'string' ? { _: read } : read)),
    v.object({ $: v.optional(v.record(v.string(), v.string()), {}), _: v.optional(v.string(), ''), ...children }),
  )
const some = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.array(schema), [])
const one = <Schema extends v.GenericSchema>(schema: Schema) => v.pipe(v.array(schema), v.length(1))
const Leaf = element({})

const AssertionSchema = v.object({
  Assertion: element({
    Issuer: one(Leaf),
    Subject: one(element({ NameID: some(Leaf), SubjectConfirmation: some(element({ SubjectConfirmationData: some(Leaf) })) })),
    Conditions: one(element({ AudienceRestriction: some(element({ Audience: some(Leaf) })) })),
    AttributeStatement: some(element({ Attribute: some(element({ AttributeValue: some(v.unknown()) })) })),
  }),
})

/** The assertion as the rules know it. Throws when it has not what every assertion about a sign-in has. */
export function assertionOf(parsed: unknown): SamlAssertion {
  const { $, Issuer, Subject, Conditions, AttributeStatement } = v.parse(AssertionSchema, parsed).Assertion
  const [issuer] = Issuer
  const [subject] = Subject
  const [conditions] = Conditions
  const { ID } = $
  if (!ID || !issuer || !subject || !conditions) throw new TypeError('An assertion without an ID, issuer, subject or conditions')
  return {
    id: ID,
    issuer: issuer._.trim(),
    nameId: nameIdOf(subject.NameID[0]),
    confirmations: subject.SubjectConfirmation.map(confirmationOf),
    notBefore: conditions.$.NotBefore,
    notOnOrAfter: conditions.$.NotOnOrAfter,
    audiences: conditions.AudienceRestriction.map(({ Audience }) => Audience.map(({ _ }) => _.trim())),
    attributes: attributesOf(AttributeStatement.flatMap(({ Attribute }) => Attribute)),
  }
}

type Read = v.InferOutput<typeof Leaf>

const nameIdOf = (read: Read | undefined): SamlAssertion['nameId'] =>
  read && {
    value: read._,
    format: read.$.Format ?? '',
    nameQualifier: read.$.NameQualifier ?? '',
    spNameQualifier: read.$.SPNameQualifier ?? '',
  }

function confirmationOf({ $, SubjectConfirmationData: [data] }: Read & { SubjectConfirmationData: Read[] }) {
  const { Recipient, InResponseTo, NotBefore, NotOnOrAfter } = data?.$ ?? {}
  return { method: $.Method ?? '', recipient: Recipient, inResponseTo: InResponseTo, notBefore: NotBefore, notOnOrAfter: NotOnOrAfter }
}

/** Attributes whose first value is a text; those with elements in them are none of ours. */
function attributesOf(attributes: readonly (Read & { AttributeValue: unknown[] })[]): Record<string, string> {
  const pairs = attributes.flatMap(({ $, AttributeValue: [value] }) => {
    const text = v.safeParse(Leaf, value)
    return $.Name && text.success ? [[$.Name, text.output._] as const] : []
  })
  return Object.fromEntries(pairs)
}
