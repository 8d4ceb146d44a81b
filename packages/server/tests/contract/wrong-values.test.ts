import { isMessageKey, schemas, type CallSchema, type Endpoint } from '@sightline/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everyCall, inputsOf, type Fields } from '../support/inputs.ts'
import { gatherPeople, someAddress, type People } from '../support/people.ts'
import { removeFolder, startProduct, type RunningProduct } from '../support/product.ts'

/** An answer to what is wrong costs nothing; a busy machine takes a while for anything. */
const SLOWEST_MS = 5000
const AT_ONCE = 8

const deep = (open: string, close: string): string => open.repeat(20_000) + close.repeat(20_000)

/** As percent encoding writes them, for a form or a query. */
const texts: Readonly<Record<string, string>> = {
  'half of a character': '%ED%A0%80',
  'half of a character in JSON': encodeURIComponent('["\\ud800", {"name": "\\udfff"}]'),
  'bytes that are no text': '%FF%FE%C3',
  'a NUL': 'a%00b',
  'a NUL in JSON': encodeURIComponent('["a\\u0000b", {"name": "\\u0000"}]'),
  'a long text': 'x'.repeat(8000),
  'a long number': '9'.repeat(400),
  'a number beyond all': '1e400',
  'a number below all': '-1e400',
  'a fraction': '0.30000000000000004',
  'deep arrays': deep('[', ']').slice(0, 8000),
  'deep objects': encodeURIComponent(deep('{"a":', '}').slice(0, 2000)),
  'keys of a prototype': encodeURIComponent('[{"__proto__": {"level": "admin"}, "constructor": {"prototype": {}}}]'),
  'a list of what is no object': encodeURIComponent('[null, 1, [], "a", true]'),
  'a key of a prototype': '__proto__',
}

/** As the body of a JSON request writes them. */
const values: Readonly<Record<string, string>> = {
  null: 'null',
  'a boolean': 'true',
  'a number': '1',
  'a number beyond all': '1e400',
  'a list': '["1", 2, null]',
  'an object': '{"toString": 1, "valueOf": null, "length": -1}',
  'keys of a prototype': '{"constructor": {"prototype": {"level": "admin"}}}',
  'a prototype': '{"__proto__": {"level": "admin"}}',
  'half of a character': '"\\ud800"',
  'a NUL': '"\\u0000"',
  'deep arrays': deep('[', ']'),
  'deep objects': `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  'a long text': JSON.stringify('x'.repeat(200_000)),
}

let product: RunningProduct
let people: People
let inputs: Readonly<Record<string, Fields>>

beforeAll(async () => {
  product = await startProduct({ environment: { TRUST_PROXY: '1' } })
  people = await gatherPeople(product)
  inputs = inputsOf(people)
}, 120_000)
afterAll(async () => {
  await product.stop()
  await removeFolder(product.dataDir)
})

interface Attempt {
  name: string
  endpoint: Endpoint
  field: string
  /** What stands in the field. */
  kind: string
  isJson: boolean
}

// A session that ends takes its person out of the rest.
const calls = everyCall.filter(([name]) => name !== 'auth.logout')

/** Each field of each call, with the next kind of value as a form or query, and as JSON where there is a body. */
const attempts: readonly Attempt[] = calls
  .flatMap(([name, endpoint]) => [...fieldsOf(name), 'unknown'].map((field) => ({ name, endpoint, field })))
  .flatMap((place, index) => [
    { ...place, kind: nth(texts, index), isJson: false },
    ...(place.endpoint.method === 'GET' ? [] : [{ ...place, kind: nth(values, index), isJson: true }]),
  ])

test('a wrong value in any field of any call has a clear answer, soon', async () => {
  expect(attempts.length).toBeGreaterThan(500)
  const problems: string[] = []
  const waiting = [...attempts]
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let attempt = waiting.shift(); attempt !== undefined; attempt = waiting.shift()) {
        // Each of these works one after the other.
        // oxlint-disable-next-line no-await-in-loop
        problems.push(...(await problemsOf(attempt)))
      }
    }),
  )
  expect(problems).toEqual([])
})

async function problemsOf(attempt: Attempt): Promise<string[]> {
  const begun = performance.now()
  const response = await fetchAttempt(attempt)
  const text = await response.text()
  const took = performance.now() - begun
  const { code, message } = envelopeIn(text)
  const problems = [
    ...(response.status < 500 && Number(code) < 500 ? [] : [`HTTP ${response.status}`]),
    ...(isMessageKey(message) ? [] : ['no message']),
    ...(took < SLOWEST_MS ? [] : [`after ${Math.round(took)} ms`]),
  ]
  const { name, field, kind, isJson } = attempt
  return problems.map(
    (problem) => `${name} ${field}, ${kind}${isJson ? ' as JSON' : ''}: ${problem} ${text.slice(0, 200)}`,
  )
}

function fetchAttempt({ name, endpoint: { method, path }, field, kind, isJson }: Attempt): Promise<Response> {
  const others = Object.entries(inputs[name] ?? {}).flatMap(([other, value]) =>
    other === field || typeof value !== 'string' ? [] : [[other, value] as const],
  )
  const headers = { ...someAddress(), Authorization: `Bearer ${people.tokens.admin}` }
  if (isJson) {
    const members = [...others.map(([other, value]) => [other, JSON.stringify(value)]), [field, values[kind]]]
    const body = `{${members.map(([member, value]) => `${JSON.stringify(member)}: ${value}`).join(',')}}`
    return fetch(product.address + path, { method, headers: { ...headers, 'Content-Type': 'application/json' }, body })
  }
  const form = [
    ...others.map(([other, value]) => `${other}=${encodeURIComponent(value)}`),
    `${field}=${texts[kind]}`,
  ].join('&')
  if (method === 'GET') return fetch(`${product.address}${path}?${form}`, { headers })
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
  return fetch(product.address + path, { method, headers: { ...headers, ...type }, body: form })
}

function fieldsOf(name: string): string[] {
  const [resource = '', call = ''] = name.split('.')
  const schema = (schemas as unknown as Record<string, Record<string, CallSchema>>)[resource]?.[call]
  return Object.keys(schema?.input.shape ?? {})
}

function nth(kinds: Readonly<Record<string, string>>, index: number): string {
  const names = Object.keys(kinds)
  return names[index % names.length] ?? ''
}

function envelopeIn(text: string): { code?: unknown; message?: unknown } {
  try {
    return (JSON.parse(text) ?? {}) as { code?: unknown; message?: unknown }
  } catch {
    return {}
  }
}
