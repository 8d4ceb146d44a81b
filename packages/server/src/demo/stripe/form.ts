/** The fields of a form, nested as their names say: `items[0][price]=a` becomes `{ items: [{ price: 'a' }] }`. */
export type Fields = { [name: string]: string | Fields | (string | Fields)[] | undefined }

/** Parses a form whose names have brackets. */
export function readForm(text: string): Fields {
  const fields: Nested = {}
  for (const [name, value] of new URLSearchParams(text)) put(fields, partsOf(name), value)
  return withLists(fields) as Fields
}

type Nested = { [name: string]: string | Nested }

/** The parts of a name: `a[0][b]` has a, 0 and b; of `a[]` the second is empty. */
const partsOf = (name: string): string[] =>
  (name.match(/[^[\]]+|\[\]/g) ?? []).map((part) => (part === '[]' ? '' : part))

function put(fields: Nested, [first = '', ...rest]: readonly string[], value: string): void {
  const key = first === '' ? String(Object.keys(fields).length) : first
  if (rest.length === 0) {
    fields[key] = value
    return
  }
  const inner = fields[key]
  const next: Nested = typeof inner === 'object' ? inner : {}
  fields[key] = next
  put(next, rest, value)
}

function withLists(value: string | Nested): unknown {
  if (typeof value === 'string') return value
  const entries = Object.entries(value).map(([name, inner]) => [name, withLists(inner)] as const)
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name))
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}

/** The text of a field; undefined where it has none. */
export const textAt = (fields: Fields, ...path: readonly (string | number)[]): string | undefined => {
  let value: unknown = fields
  for (const key of path) value = typeof value === 'object' && value !== null ? (value as Fields)[key] : undefined
  return typeof value === 'string' ? value : undefined
}
