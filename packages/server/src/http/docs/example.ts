import type { JsonSchema } from './json-schema.ts'
import type { Operation } from './openapi.ts'

/** A command line that makes the call with the fields that it needs. */
export function exampleOf(path: string, method: 'get' | 'post', operation: Operation): string {
  const [type, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  const fields = (operation.parameters ?? []).filter(({ required }) => required)
  const query = fields.map(({ name, schema }) => `${name}=${valueOf(name, schema)}`).join('&')
  const isMultipart = type === 'multipart/form-data'
  const lines = [
    `curl "$SIGHTLINE${path}${query === '' ? '' : `?${query}`}"`,
    ...(method === 'post' && body === undefined ? ['-X POST'] : []),
    ...(operation.security.length === 0 ? [] : ['-H "Authorization: Bearer $TOKEN"']),
    ...neededFields(body?.schema).map(([name, schema]) =>
      isMultipart
        ? `-F "${name}=${valueOf(name, schema)}"`
        : `--data-urlencode ${quote(`${name}=${valueOf(name, schema)}`)}`,
    ),
  ]
  return lines.join(' \\\n  ')
}

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** The required fields, and at least one, so that the example shows the encoding of a field. */
function neededFields({ properties = {}, required = [] }: JsonSchema = {}): [string, JsonSchema][] {
  const needed = Object.entries(properties).filter(([name]) => required.includes(name))
  return needed.length > 0 ? needed : Object.entries(properties).slice(0, 1)
}

const samples: Record<string, string> = {
  email: 'ann@example.com',
  domain: 'example.com',
  currency_type: 'EUR',
  currency: 'EUR',
  time_zone: 'Europe/Berlin',
  version: '1',
  delta: '100',
  country: 'DE',
}

function valueOf(name: string, schema: JsonSchema): string {
  if (schema.format === 'binary') return '@file.csv'
  const [first] = schema.enum?.filter((value) => value !== '') ?? []
  if (typeof first === 'string') return first
  if (schema.contentSchema?.type === 'array') return '["1"]'
  if (schema.contentSchema !== undefined) return '{}'
  const sample = samples[name]
  if (sample !== undefined) return sample
  if (name.endsWith('password')) return 'correct horse battery'
  return schema.pattern?.includes('\\d') === true ? '1' : '…'
}
