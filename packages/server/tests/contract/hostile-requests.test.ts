import { isMessageKey, schemas, type CallSchema, type Endpoint } from '@sightline/api-client/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../src/store/relational/database.ts'
import { everyCall, inputsOf, send, sendBody, type Answer, type Fields } from '../support/inputs.ts'
import { gatherPeople, type People } from '../support/people.ts'
import { eventually, removeFolder, startProduct, type RunningProduct } from '../support/product.ts'
import { isLong, sized } from '../support/test-size.ts'
import { openStore } from '../support/test-store.ts'

let product: RunningProduct
let store: Database
let people: People
let inputs: Readonly<Record<string, Fields>>

beforeAll(async () => {
  product = await startProduct({ environment: { TRUST_PROXY: '1' } })
  people = await gatherPeople(product)
  inputs = inputsOf(people)
  store = await openStore(product.dataDir)
}, 120_000)
afterAll(async () => {
  await store.destroy()
  await product.stop()
  await removeFolder(product.dataDir)
})

// What reads input is the same on both stores; on the second one, in the long checks, fewer inputs have to reach it.
const isSecondStore = process.env['TEST_STORE'] === 'postgres'
const RUNS = isSecondStore ? 4 : sized(3, 24)

/** Texts that have broken programs of this kind. */
const hostileTexts = [
  '',
  ' ',
  '\0',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e309',
  '0x10',
  '999999999999999999999999',
  '-1',
  '1.5',
  '١٢٣',
  "' OR 1=1 --",
  '"; DROP TABLE app_user; --',
  "x'); DELETE FROM website; --",
  '%',
  '_%',
  '\\',
  '{}',
  '[]',
  '[[[[[[]]]]]]',
  '{"__proto__":{"level":"admin"}}',
  '{"ids":["1"]}',
  '["1", 2, null, {}]',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '${7*7}',
  '{{7*7}}',
  '../../../../etc/passwd',
  'http://127.0.0.1/',
  'javascript:alert(1)',
  '\u202Egpj.exe',
  '\uFEFF',
  '👩‍👩‍👧‍👦'.repeat(50),
  'Ω≈ç√∫˜µ≤≥÷',
  'a\r\nSet-Cookie: x=1',
  '2026-02-30T00:00:00.000Z',
  '0000-00-00',
  'x'.repeat(100_000),
]

const hostileText = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.json(),
  fc.bigInt().map(String),
  fc.double().map(String),
)
/** Also names that no call has, and those that objects are born with. */
const strangeName = fc.constantFrom(
  '__proto__',
  'constructor',
  'toString',
  'level',
  'owner_id',
  'is_admin',
  '',
  'a[b][c]',
)

/** The fields of a call with some of them replaced, taken away, repeated or joined by strange ones. */
const hostileFields = (input: Fields, names: readonly string[]) =>
  fc
    .array(
      fc.record({
        name: fc.oneof(
          { weight: 4, arbitrary: fc.constantFrom(...names, ...(names.length === 0 ? ['x'] : [])) },
          strangeName,
        ),
        value: hostileText,
        how: fc.constantFrom('replace', 'replace', 'replace', 'repeat', 'remove'),
      }),
      { minLength: 1, maxLength: 3 },
    )
    .map((changes) => {
      let fields: [string, string | File][] = Object.entries(input)
      for (const { name, value, how } of changes) {
        if (how !== 'repeat') fields = fields.filter(([known]) => known !== name)
        if (how !== 'remove') fields.push([name, value])
      }
      return fields
    })

let last: { version: number; text: string } | undefined

/** What the store holds, without what every call notes of itself. It is read again only where something was written. */
async function contents(): Promise<string> {
  const version = isSecondStore ? undefined : await versionOfStore()
  if (version !== undefined && last?.version === version) return last.text
  const text = await textOfStore()
  last = version === undefined ? undefined : { version, text }
  return text
}

/** SQLite's number for what other connections have written: https://www.sqlite.org/pragma.html#pragma_data_version */
async function versionOfStore(): Promise<number | undefined> {
  const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(store)
  return rows[0]?.data_version
}

async function textOfStore(): Promise<string> {
  const tables = await Promise.all([
    store.selectFrom('app_user').selectAll().orderBy('id').execute(),
    store.selectFrom('user_address').selectAll().orderBy('id').execute(),
    store.selectFrom('notice').selectAll().orderBy('id').execute(),
    store.selectFrom('api_key').select(['id', 'user_id', 'name', 'key_hash']).orderBy('id').execute(),
    store.selectFrom('user_session').select(['id', 'user_id', 'ended_at']).orderBy('id').execute(),
    store.selectFrom('website').selectAll().orderBy('id').execute(),
    store.selectFrom('site_viewer').selectAll().orderBy('website_id').orderBy('user_id').execute(),
    store.selectFrom('user_order').selectAll().orderBy('id').execute(),
    store.selectFrom('user_points').selectAll().orderBy('id').execute(),
    store.selectFrom('theme').selectAll().orderBy('id').execute(),
    store.selectFrom('image').select('hash').orderBy('hash').execute(),
    store.selectFrom('ai_task').selectAll().orderBy('id').execute(),
    store.selectFrom('goal').selectAll().orderBy('id').execute(),
    store.selectFrom('funnel').selectAll().orderBy('id').execute(),
    store.selectFrom('annotation').selectAll().orderBy('id').execute(),
    store.selectFrom('saved_view').selectAll().orderBy('id').execute(),
    store.selectFrom('share_link').selectAll().orderBy('id').execute(),
    store.selectFrom('job').select(['id', 'kind']).orderBy('id').execute(),
  ])
  return JSON.stringify(tables)
}

/** What a call has started is written with a notice when it ends, which may be during the next call. */
const jobsEnded = (): Promise<void> =>
  eventually(async () => {
    const running = await store.selectFrom('job').select('id').where('finished_at', 'is', null).limit(1).execute()
    return running.length === 0
  }, 60_000)

/** What keeps an answer from being clear: an envelope with a message that has a text, and wrong fields by name. */
function problemsOf({ status, text, body }: Answer): string[] {
  const { fields = {} } = (body?.data ?? {}) as { fields?: Record<string, unknown> }
  const isFieldUnclear = body?.message === 'invalid_input' && !Object.values(fields).every(isMessageKey)
  return [
    ...(status < 500 ? [] : [`HTTP ${status}`]),
    ...(isMessageKey(body?.message) ? [] : ['no message']),
    ...(status === 200 || body?.code === status ? [] : ['another code than the status']),
    ...(isFieldUnclear ? ['a field without a message'] : []),
  ].map((problem) => `${problem}: ${text.slice(0, 300)}`)
}

const expectClear = (answer: Answer): void => expect(problemsOf(answer)).toEqual([])

function shapeOf(name: string): CallSchema['input']['shape'] {
  const [resource = '', call = ''] = name.split('.')
  return (schemas as unknown as Record<string, Record<string, CallSchema>>)[resource]?.[call]?.input.shape ?? {}
}

const callers = ['admin', 'owner', 'visitor'] as const

// A session that ends takes its person out of the rest.
test.each(everyCall.filter(([name]) => name !== 'auth.logout'))(
  '%s withstands hostile input',
  async (name, endpoint) => {
    const fields = hostileFields(inputs[name] ?? {}, Object.keys(shapeOf(name)))
    let known: string | undefined
    await fc.assert(
      fc.asyncProperty(fields, fc.constantFrom(...callers), async (given, caller) => {
        const before = (known ??= await contents())
        const answer = await send(product.address, endpoint, given, people.tokens[caller])
        expectClear(answer)
        if (answer.body?.code === 200) await jobsEnded()
        known = answer.body?.code === 200 ? undefined : await contents()
        expect(known ?? before).toBe(before)
      }),
      { numRuns: RUNS },
    )
  },
)

test.each(everyCall.filter(([name]) => name !== 'auth.logout'))(
  '%s takes no text that a store cannot keep',
  async (name, endpoint) => {
    const input = inputs[name] ?? {}
    for (const field of Object.keys(shapeOf(name))) {
      for (const text of ['a\0b', '\0']) {
        const fields = Object.entries({ ...input, [field]: text })
        expectClear(await send(product.address, endpoint, fields, people.tokens.admin))
      }
    }
  },
)

// Encoded once for all calls.
const big = `x=${'x'.repeat(10 * 1024 * 1024 + 1)}`
const bigForm = new Blob([big], { type: 'application/x-www-form-urlencoded' })

function sendBig(endpoint: Endpoint): Promise<Answer> {
  const url = product.address + endpoint.path
  const { admin } = people.tokens
  if (endpoint.method === 'GET') return sendBody(`${url}?${big.slice(0, 60_000)}`, endpoint, undefined, admin)
  if (endpoint.encoding === 'multipart') return send(product.address, endpoint, [['x', big]], admin)
  return sendBody(url, endpoint, bigForm, admin)
}

/** What limits the size stands before the calls: one call for each form of a request. Each of them in the long checks. */
const oneOfEachForm = new Map(everyCall.map((call) => [`${call[1].method} ${call[1].encoding}`, call]))

// None of it reaches a store.
test.each(isSecondStore ? [] : isLong ? everyCall : [...oneOfEachForm.values()])(
  '%s refuses ten megabytes',
  async (_name, endpoint) => {
    const before = await contents()
    const answer = await sendBig(endpoint)
    expect([200, 400, 413, 431]).toContain(answer.status)
    // Headers that are too long are refused before there is a request.
    expectClear(answer)
    expect(answer.body?.code === 200 || (await contents()) === before).toBe(true)
  },
)

test('a body that is no form is refused clearly', async () => {
  const headers = { Authorization: `Bearer ${people.tokens.admin}` }
  const bodies: [string, string][] = [
    ['application/json', '{"name":'],
    ['application/json', '[]'],
    ['text/plain', 'hello'],
    ['multipart/form-data', 'no boundary'],
    ['multipart/form-data; boundary=x', '--x\r\nbroken'],
    ['application/x-www-form-urlencoded', '%%%=%E0%A4%A'],
    ['application/octet-stream', '\0\0\0'],
  ]
  for (const [type, body] of bodies) {
    const response = await fetch(`${product.address}/v1/website/addWebsite`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': type },
      body,
    })
    expect(response.status, type).toBeLessThan(500)
    const envelope = (await response.json()) as { code: number; message: string }
    expect(isMessageKey(envelope.message), `${type}: ${JSON.stringify(envelope)}`).toBe(true)
    expect(envelope.code).not.toBe(200)
  }
})
