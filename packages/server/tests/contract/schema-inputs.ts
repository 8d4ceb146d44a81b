import { jsonContents, type CallSchema } from '@sightline/api-client/contract'
import fc from 'fast-check'
import { z } from 'zod'

/** A field as a form sends it; undefined where it is not sent. */
export type Sent = string | File | undefined

/** Values that stand for what is there, by the field's name: without them a call hardly gets past its first look-up. */
export type KnownValues = Readonly<Record<string, readonly string[]>>

/** Inputs of a call that its schema takes. */
export function validInputs(schema: CallSchema, known: KnownValues): fc.Arbitrary<Record<string, Sent>> {
  const fields = Object.entries(schema.input.shape).map(([name, field]) => [name, validField(name, field, known)])
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<Sent>>)
}

/** The same inputs with one field that its schema refuses; undefined where a call has no field to be wrong in. */
export function wrongInputs(schema: CallSchema, known: KnownValues): fc.Arbitrary<Record<string, Sent>> | undefined {
  const wrong = Object.entries(schema.input.shape).flatMap(([name, field]) => {
    const values = wrongValues.filter((value) => !field.safeParse(value).success)
    return values.length === 0 ? [] : [fc.record({ name: fc.constant(name), value: fc.constantFrom(...values) })]
  })
  if (wrong.length === 0) return undefined
  return fc
    .tuple(validInputs(schema, known), fc.oneof(...wrong))
    .map(([input, { name, value }]) => ({ ...input, [name]: value }))
}

const wrongTexts =
  'null nothing true 0 -1 1.5 01 999999999999 9007199254740993 [] {} ["0"] [null] {"unknown":1} [ 2026-02-30 a@ http://'

const wrongValues: readonly Sent[] = [undefined, '', ' ', '\0', 'EUR ', 'x'.repeat(5000), ...wrongTexts.split(' ')]

const ordinary = 'people.example EUR en-US Europe/Berlin #336699 7d 100 person@people.example'.split(' ')

/** Of so many values those that pass are taken: a filter of a generator would never end where nothing passes. */
const TRIES = 40

/** Values of a field: known ones mostly, where there are some, and others that its schema makes. */
function validField(name: string, field: z.core.$ZodType, known: KnownValues): fc.Arbitrary<Sent> {
  const made = [...fc.sample(sentOf(field), { numRuns: TRIES, seed: name.length }), ...ordinary]

    .filter((value) => z.safeParse(field, value).success)
  const names = known[name]?.filter((value) => z.safeParse(field, value).success) ?? []
  if (made.length + names.length === 0) {
    if (isOptional(field)) return fc.constant(undefined)
    throw new Error(`no value of ${name} could be made`)
  }
  const given = fc.oneof(
    ...(names.length === 0 ? [] : [{ weight: 5, arbitrary: fc.constantFrom(...names) }]),
    ...(made.length === 0 ? [] : [fc.constantFrom(...made)]),
  )
  return isOptional(field) ? fc.oneof(fc.constant(undefined), given) : given
}

type Definition = z.core.$ZodTypes['_zod']['def']

const definitionOf = ({ _zod: internals }: z.core.$ZodType): Definition => internals.def as Definition

/** What may be sent for a schema. Refinements are left to the caller, who asks the schema itself. */
function sentOf(schema: z.core.$ZodType): fc.Arbitrary<Sent> {
  const contents = jsonContents.get(schema)
  if (contents !== undefined) return valueOf(contents).map((value) => JSON.stringify(value) ?? 'null')
  const def = definitionOf(schema)
  if ('innerType' in def) return sentOf(def.innerType)
  if (def.type === 'pipe') return inputOf(def)
  if (def.type === 'enum') return fc.constantFrom(...Object.values(def.entries).map(String))
  if (def.type === 'literal') return fc.constantFrom(...def.values.map(String))
  if (def.type === 'union') return fc.oneof(...def.options.map(sentOf))
  if (def.type === 'file') return fc.constantFrom(...files)
  return textOf(schema)
}

/** A pipe from a text to what it is parsed into: the text must pass the first, and what the second reads of it. */
function inputOf({ in: first, out }: { in: z.core.$ZodType; out: z.core.$ZodType }): fc.Arbitrary<Sent> {
  const def = definitionOf(out)
  if (def.type === 'array') return fc.oneof(sentOf(first), wordsOf(def.element))
  return def.type === 'string' || def.type === 'enum' ? fc.oneof(sentOf(first), sentOf(out)) : sentOf(first)
}

/** A list of words with commas between them. */
const wordsOf = (word: z.core.$ZodType): fc.Arbitrary<Sent> =>
  fc
    .array(
      sentOf(word).map((sent) => (typeof sent === 'string' ? sent : '')),
      { minLength: 1, maxLength: 3 },
    )
    .map((words) => words.join(','))

/** Values inside JSON. */
function valueOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const def = definitionOf(schema)
  if (def.type === 'object') return objectOf(def.shape)
  if (def.type === 'array') return fc.array(passing(def.element), { maxLength: 4 })
  if (def.type === 'record') return fc.dictionary(shortKey, valueOf(def.valueType), { maxKeys: 3 })
  if (def.type === 'number') return fc.oneof(fc.nat({ max: 30 }), fc.integer({ min: -5, max: 100_000 }))
  if (def.type === 'boolean') return fc.boolean()
  if (def.type === 'null') return fc.constant(null)
  if (def.type === 'nullable') return fc.oneof(fc.constant(null), valueOf(def.innerType))
  if ('innerType' in def) return valueOf(def.innerType)
  if (def.type === 'union') return fc.oneof(...def.options.map(valueOf))
  if (def.type === 'unknown' || def.type === 'any') return fc.jsonValue({ maxDepth: 2 })
  return sentOf(schema)
}

const shortKey = fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme-ascii' })

function objectOf(shape: Readonly<Record<string, z.core.$ZodType>>): fc.Arbitrary<unknown> {
  const requiredKeys = Object.keys(shape).filter((name) => !isOptional(shape[name]))
  const fields = Object.entries(shape).map(([name, field]) => [name, passing(field)] as const)
  return fc.record(Object.fromEntries(fields), { requiredKeys })
}

const isOptional = (schema: z.core.$ZodType | undefined): boolean =>
  schema !== undefined && z.safeParse(schema, undefined).success

/** Mostly values that pass. */
const passing = (schema: z.core.$ZodType): fc.Arbitrary<unknown> =>
  fc
    .array(valueOf(schema), { minLength: 8, maxLength: 8 })
    .map((values) => values.find((value) => z.safeParse(schema, value).success) ?? values[0])

const files = [
  new File(['email,nickname\nnew@people.example,New\nno address,\n'], 'users.csv', { type: 'text/csv' }),
  new File(['no picture'], 'a.png', { type: 'image/png' }),
  new File(['<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z"/></svg>'], 'a.svg', {
    type: 'image/svg+xml',
  }),
]

const day = fc
  .date({ min: new Date('2025-11-01T00:00:00Z'), max: new Date('2027-01-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString())

/** Texts of a format or a pattern, or of what people write. */
function textOf(schema: z.core.$ZodType): fc.Arbitrary<string> {
  const { format, pattern } = stringRules(schema)
  if (format === 'date') return day.map((instant) => instant.slice(0, 10))
  if (format === 'datetime') return day
  if (format === 'email') return fc.nat({ max: 999 }).map((index) => `person${index}@people.example`)
  if (format === 'url') return fc.nat({ max: 999 }).map((index) => `https://github.com/people/theme-${index}`)
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern.source, pattern.flags.replace('i', '')))
  return fc.oneof(
    fc.string({ minLength: 1, maxLength: 12 }),
    fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }),
    fc.constantFrom(...ordinary),
    fc.string({ minLength: 10, maxLength: 40 }),
  )
}

function stringRules(schema: z.core.$ZodType): { format?: string; pattern?: RegExp } {
  const def = definitionOf(schema)
  const checks: readonly object[] = [def, ...(def.checks ?? []).map(({ _zod: internals }) => internals.def)]
  const rules: { format?: string; pattern?: RegExp } = {}
  for (const check of checks) {
    if ('format' in check && typeof check.format === 'string') rules.format = check.format
    if ('pattern' in check && check.pattern instanceof RegExp) rules.pattern = check.pattern
  }
  return rules
}
