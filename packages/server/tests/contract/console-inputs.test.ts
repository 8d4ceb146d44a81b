import { isMessageKey, schemas, type CallSchema, type Endpoint } from '@sightline/api-client/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../src/store/relational/database.ts'
import { everyCall, send, type Answer } from '../support/inputs.ts'
import { clientWith, gatherPeople, type People } from '../support/people.ts'
import { eventually, removeFolder, startProduct, type RunningProduct } from '../support/product.ts'
import { validInputs, wrongInputs, type KnownValues, type Sent } from './schema-inputs.ts'
import { sized } from '../support/test-size.ts'
import { openStore } from '../support/test-store.ts'

/** Another one each time; a run is repeated with `TEST_SEED`. */
const SEED = Number(process.env['TEST_SEED'] ?? Math.floor(Math.random() * 2 ** 31))
const ROUNDS = sized(3, 60)

let product: RunningProduct
let store: Database
let people: People
let tables: string[]

beforeAll(async () => {
  console.info(`inputs of the console: TEST_SEED=${SEED}`)
  product = await startProduct({ environment: { TRUST_PROXY: '1' } })
  people = await gatherPeople(product)
  store = await openStore(product.dataDir)
  const known = await store.introspection.getTables()
  tables = known
    .map(({ name }) => name)
    .filter((name) => !KEPT_BY_EVERY_CALL.has(name))
    .toSorted()
  await addRows()
}, 120_000)
afterAll(async () => {
  await store.destroy()
  await product.stop()
  await removeFolder(product.dataDir)
})

/** What each call notes of itself, and what the service writes on its own. */
const KEPT_BY_EVERY_CALL = new Set('audit_entry audit_target user_session sign_in_place known_network salt'.split(' '))

/** Rows of each kind that staff changes. */
async function addRows(): Promise<void> {
  const admin = clientWith(product, people.tokens.admin ?? '')
  const { ids } = people
  await Promise.all([
    ...['First', 'Second'].map((name) => admin.app.createThemes({ name })),
    ...(['standard', 'premium'] as const).map((plan) =>
      admin.userOrder.add({ user_id: ids.other, plan, billing: 'monthly' }),
    ),
    ...[100, 200].map((delta) => admin.userPoints.add({ user_id: ids.other, delta })),
  ])
}

const consoleCalls = everyCall.filter(([, { level }]) => level === 'admin' || level === 'operator')

test.each(consoleCalls)(
  '%s takes what its schema does without an error, and a refusal leaves no change',
  async (name, endpoint) => {
    const schema = schemaOf(name)
    const known = await knownValues(name)
    const kinds = [validInputs(schema, known), wrongInputs(schema, known)].filter((kind) => kind !== undefined)
    const caller = fc.constantFrom(
      ...(endpoint.level === 'admin' ? (['admin'] as const) : (['admin', 'operator'] as const)),
    )
    for (const inputs of kinds) {
      // The second kind finds what the first has left.
      // oxlint-disable-next-line no-await-in-loop
      await fc.assert(
        fc.asyncProperty(inputs, caller, async (input, person) => {
          expect(await attempt(endpoint, input, people.tokens[person])).toEqual([])
        }),
        { numRuns: ROUNDS, seed: SEED },
      )
    }
  },
)

test('each field is refused where it is wrong, and named', async () => {
  for (const [name, endpoint] of consoleCalls) {
    const inputs = wrongInputs(schemaOf(name), await knownValues(name))
    const [input] = inputs === undefined ? [] : fc.sample(inputs, { numRuns: 1, seed: SEED })
    if (input === undefined) continue
    const answer = await send(product.address, endpoint, fieldsOf(input), people.tokens.admin)
    expect(answer.body, `${name} ${JSON.stringify(input)}`).toMatchObject({ code: 400, message: 'invalid_input' })
    expect(Object.keys((answer.body?.data as { fields?: object } | undefined)?.fields ?? {}), name).not.toEqual([])
  }
})

async function attempt(endpoint: Endpoint, input: Record<string, Sent>, token: string | undefined): Promise<string[]> {
  const before = await contents()
  const answer = await send(product.address, endpoint, fieldsOf(input), token)
  const problems = problemsOf(answer)
  if (answer.body?.code !== 200) return [...problems, ...differences(before, await contents())]
  await workEnded()
  return problems
}

const fieldsOf = (input: Record<string, Sent>) =>
  Object.entries(input).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))

function problemsOf({ status, text, body }: Answer): string[] {
  const problems = [
    ...(status < 500 ? [] : [`HTTP ${status}`]),
    ...(isMessageKey(body?.message) ? [] : ['no message']),
    ...(status === 200 || body?.code === status ? [] : ['another code than the status']),
  ]
  return problems.map((problem) => `${problem}: ${text.slice(0, 300)}`)
}

function schemaOf(name: string): CallSchema {
  const [resource = '', call = ''] = name.split('.')
  const schema = (schemas as unknown as Record<string, Record<string, CallSchema>>)[resource]?.[call]
  if (schema === undefined) throw new Error(`${name} has no schema`)
  return schema
}

/** The table whose rows a call names by `id`. */
const tableOf = (name: string): string | undefined => {
  const [resource, call = ''] = name.split('.')
  if (resource === 'app') return call.includes('Theme') ? 'theme' : 'website'
  const found = {
    appUser: 'app_user',
    userOrder: 'user_order',
    userPoints: 'user_points',
    aitask: 'ai_task',
    job: 'job',
  }
  return Object.entries(found).find(([one]) => one === resource)?.[1]
}

/** Ids that are there now, the versions of these rows, and values that others have. */
async function knownValues(name: string): Promise<KnownValues> {
  const table = tableOf(name)
  const ids = table === undefined ? [] : await idsIn(table)
  const [users, sites, themes, orders] = await Promise.all(
    ['app_user', 'website', 'theme', 'user_order'].map((one) => idsIn(one)),
  )
  // People and sites whose tokens and rows the other calls need stay.
  const removable = ids.filter((id) => table !== 'app_user' || id === people.ids.expired)
  return {
    id: ids,
    target_id: ids,
    ids: [...removable, '900000000'].map((id) => JSON.stringify([id])),
    version: ['1', '2', '0'],
    user_id: users ?? [],
    owner_id: users ?? [],
    theme_id: themes ?? [],
    order_id: orders ?? [],
    site_id: [people.site, people.secondSite, ...(sites ?? [])],
    domain: ['shop.example', 'new.example'],
    total: ['0', '1'],
  }
}

const idsIn = async (table: string): Promise<string[]> => {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} order by id limit 20`.execute(store)
  return rows.map(({ id }) => String(id))
}

type Contents = Readonly<Record<string, string>>
let last: { version: number; contents: Contents } | undefined

/** Every row of every table. SQLite’s number for what others have written saves reading them again. */
async function contents(): Promise<Contents> {
  const version = process.env['TEST_STORE'] === 'postgres' ? undefined : await versionOfStore()
  if (version !== undefined && last?.version === version) return last.contents
  const rows = await Promise.all(
    tables.map(async (table) => [
      table,
      JSON.stringify((await sql`select * from ${sql.table(table)}`.execute(store)).rows),
    ]),
  )
  const read = Object.fromEntries(rows) as Contents
  last = version === undefined ? undefined : { version, contents: read }
  return read
}

async function versionOfStore(): Promise<number | undefined> {
  const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(store)
  return rows[0]?.data_version
}

const differences = (before: Contents, after: Contents): string[] =>
  tables
    .filter((table) => before[table] !== after[table])
    .map((table) => `${table}: ${before[table]?.slice(0, 200)} → ${after[table]?.slice(0, 200)}`)

/** What a call has started goes on beside the next ones. */
const workEnded = (): Promise<void> =>
  eventually(async () => {
    const [jobs, tasks] = await Promise.all([
      store.selectFrom('job').select('id').where('finished_at', 'is', null).limit(1).execute(),
      // The service works off the tasks of sites; other ones wait for a person.
      store
        .selectFrom('ai_task')
        .select('id')
        .where('website_id', 'is not', null)
        .where('task_status', 'in', ['pending', 'running'])
        .limit(1)
        .execute(),
    ])
    return jobs.length + tasks.length === 0
  }, 60_000)
