import type { JsonSchema } from './json-schema.ts'

/** One line of a table of fields. */
export interface Field {
  /** `list[].id`; inside JSON that travels as a text, `filters → email`. */
  name: string
  type: string
  isRequired: boolean
  notes: string[]
}

/** The fields of an object, those of its objects and lists behind them. */
export function fieldsOf(schema: JsonSchema, before = ''): Field[] {
  const { properties = {}, required = [] } = schema
  return Object.entries(properties).flatMap(([name, value]) => {
    const whole = `${before}${name}`
    const field = { name: whole, type: typeOf(value), isRequired: required.includes(name), notes: notesOf(value) }
    return [field, ...innerFields(whole, value)]
  })
}

function innerFields(name: string, schema: JsonSchema): Field[] {
  const inner = withoutNull(schema)
  if (inner.contentSchema !== undefined) return innerFields(`${name} →`, inner.contentSchema)
  const separator = name.endsWith('→') ? ' ' : '.'
  if (inner.items !== undefined) return innerFields(name.endsWith('→') ? `${name} []` : `${name}[]`, inner.items)
  return fieldsOf(inner, `${name}${separator}`)
}

/** The schema beside null, where there is one such. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const others = schema.anyOf?.filter(({ type }) => type !== 'null') ?? []
  const [only] = others
  return only !== undefined && others.length === 1 ? only : schema
}

const names: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
  null: 'null',
}

/** The kind of value, in words. */
function typeOf(schema: JsonSchema): string {
  if (schema.anyOf !== undefined) return [...new Set(schema.anyOf.map(typeOf))].join(' or ')
  if (schema.const !== undefined) return schema.const === '' ? 'empty' : JSON.stringify(schema.const)
  if (schema.contentSchema !== undefined) return `JSON: ${typeOf(schema.contentSchema)}`
  if (schema.format === 'binary') return 'file'
  if (schema.prefixItems !== undefined) return `list of ${schema.prefixItems.map(typeOf).join(', ')}`
  if (schema.items !== undefined) return `list: ${typeOf(schema.items)}`
  const types = [schema.type ?? 'anything'].flat()
  return types.map((type) => (type === 'string' ? textOf(schema) : (names[type] ?? type))).join(' or ')
}

function textOf({ format, pattern, enum: values }: JsonSchema): string {
  if (values !== undefined) return 'one of'
  if (format === 'date-time') return 'instant'
  if (format === 'date') return 'day'
  if (format === 'email') return 'e-mail address'
  if (format === 'uuid' || format === 'uri') return format === 'uuid' ? 'UUID' : 'address'
  return pattern?.includes('\\d{1,') === true ? 'digits' : 'text'
}

function notesOf(schema: JsonSchema): string[] {
  const { default: given, enum: values, maxLength, format } = withoutNull(schema)
  const about = schema.description ?? withoutNull(schema).description
  const chosen = values?.filter((value) => value !== '').map(String)
  return [
    ...(about === undefined ? [] : [about]),
    ...(chosen === undefined ? [] : [`${chosen.join(', ')}.`]),
    ...(given === undefined ? [] : [`By default ${typeof given === 'string' ? given : JSON.stringify(given)}.`]),
    ...(maxLength === undefined ? [] : [`At most ${maxLength} ${format === 'binary' ? 'bytes' : 'characters'}.`]),
  ]
}
