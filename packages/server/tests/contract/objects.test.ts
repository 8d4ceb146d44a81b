import { levels, type Endpoint } from '@sightline/api-client/contract'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createShareTokens } from '../../src/sites/share-tokens.ts'
import type { Database } from '../../src/store/relational/database.ts'
import { everyCall, send, type Answer, type Fields } from '../support/inputs.ts'
import { makeObjects, MARK, missingObjects, type Objects } from '../support/objects.ts'
import { gatherPeople, people as everybody, type People, type Person } from '../support/people.ts'
import { removeFolder, startProduct, type RunningProduct } from '../support/product.ts'
import { openStore } from '../support/test-store.ts'
import { rows, type Row } from './object-rows.ts'

/**
 * `other` is who the foreign objects belong to. Somebody else's link, key or session is what these callers have towards
 * the foreign objects.
 */
const callers = everybody.filter((person) => person !== 'other')
/** They can change nothing, whatever they name. */
const powerless: readonly Person[] = [
  ...([
    'visitor',
    'API key',
    'key for another site',
    'share link',
    'removed link',
    'view-as',
    'disabled',
    'old token',
    'forged token',
  ] as const),
]

let product: RunningProduct
let store: Database
let people: People
/** Each caller has objects for itself, so that one that is removed is missed by nobody else. */
const objects = new Map<Person, { own: Objects; foreign: Objects }>()
const before = new Map<Person, Contents>()
const answers: { call: string; caller: Person; target: Target; answer: Answer }[] = []

const targets = [
  'foreign',
  'missing',
  'own site, foreign entry',
  'own site, entry of another viewer',
  'own site, missing entry',
  'own site, shared entry',
  'own',
] as const
type Target = (typeof targets)[number]

beforeAll(async () => {
  product = await startProduct({ environment: { TRUST_PROXY: '1' } })
  people = await gatherPeople(product)
  store = await openStore(product.dataDir)
  await store.transaction().execute(async (transaction) => {
    for (const caller of callers) objects.set(caller, await objectsFor(transaction, caller))
  })
  for (const caller of callers) before.set(caller, await contentsFor(caller))
  await Promise.all(callers.map((caller) => callEverything(caller)))
}, 120_000)
afterAll(async () => {
  await store.destroy()
  await product.stop()
  await removeFolder(product.dataDir)
})

async function objectsFor(db: Database, caller: Person) {
  const { ids } = people
  const holder = Number(ids[caller in ids ? (caller as keyof typeof ids) : 'owner'])
  const owner = caller === 'viewer' ? Number(ids.owner) : holder
  const other = Number(ids.other)
  const name = caller.replaceAll(' ', '-').toLowerCase()
  const viewer = Number(ids.viewer)
  return {
    own: await makeObjects(db, { name, owner, viewer: owner === viewer ? other : viewer, holder, level: 'member' }),
    foreign: await makeObjects(db, {
      name: `${MARK}-${name}`,
      owner: other,
      viewer: other,
      holder: other,
      level: 'admin',
    }),
  }
}

async function callEverything(caller: Person): Promise<void> {
  const secret = (await readFile(join(product.dataDir, 'secret'), 'utf8')).trim()
  const token =
    caller === 'share link' ? createShareTokens(secret).tokenOf(setsOf(caller).own.publicLink) : people.tokens[caller]
  for (const [call, row] of Object.entries(rows)) {
    const endpoint = endpointOf(call)
    // Who may make the others is in the table of access.
    if (row.names === 'nothing' && endpoint.method === 'POST') continue
    for (const [target, named] of targetsOf(call, row, setsOf(caller))) {
      const fields = row.names === 'nothing' ? listFields(call) : row.input(named)
      answers.push({
        call,
        caller,
        target,
        answer: await send(product.address, endpoint, Object.entries(fields), token),
      })
    }
  }
}

/** Of a call that names nothing. */
const listFields = (call: string): Fields => (call === 'appUser.fetchFilterValues' ? { field: 'region' } : {})

function targetsOf(call: string, row: Row, { own, foreign }: { own: Objects; foreign: Objects }): [Target, Objects][] {
  if (row.names === 'nothing') return [['own', own]]
  const { site } = own
  const isView = call.startsWith('savedView.')
  return [
    ['foreign', foreign],
    ['missing', missingObjects],
    ...(row.names === 'entry'
      ? ([
          ['own site, foreign entry', { ...foreign, site }],
          ['own site, missing entry', { ...missingObjects, site }],
        ] as [Target, Objects][])
      : []),
    ...(row.names === 'entry' && isView
      ? ([
          ['own site, entry of another viewer', { ...own, view: own.viewOfAnother }],
          ['own site, shared entry', { ...own, view: own.sharedView }],
        ] as [Target, Objects][])
      : []),
    ['own', own],
  ]
}

const setsOf = (caller: Person) => {
  const sets = objects.get(caller)
  if (sets === undefined) throw new Error(`${caller} has no objects`)
  return sets
}

function endpointOf(call: string): Endpoint {
  const [, endpoint] = everyCall.find(([name]) => name === call) ?? []
  if (endpoint === undefined) throw new Error(`${call} is no call of the contract`)
  return endpoint
}

test('every call of the contract has a row, and every row is of a call', () => {
  expect(Object.keys(rows).toSorted()).toEqual(everyCall.map(([name]) => name).toSorted())
})

test('every answer is clear, and none is an error of the server', () => {
  const unclear = answers.filter(({ answer: { status, body } }) => status !== 200 || !(Number(body?.code) < 500))
  expect(unclear.map(({ answer, ...cell }) => ({ ...cell, text: answer.text }))).toEqual([])
})

test('objects of somebody else are answered as ones that do not exist', () => {
  const pairs = [
    ['foreign', 'missing'],
    ['own site, foreign entry', 'own site, missing entry'],
    ['own site, entry of another viewer', 'own site, missing entry'],
  ] as const
  const keyOf = (...parts: [string, Person, Target]) => parts.join()
  const textOf = new Map(answers.map(({ call, caller, target, answer }) => [keyOf(call, caller, target), answer.text]))
  const told = answers.flatMap(({ call, caller, target, answer }) => {
    const [, like] = pairs.find(([foreign]) => foreign === target) ?? []
    if (like === undefined || (target === 'foreign' && mayHandleAll(caller, call))) return []
    const missing = textOf.get(keyOf(call, caller, like))
    return missing === answer.text ? [] : [[call, caller, target, answer.text, missing]]
  })
  expect(told).toEqual([])
})

test('nobody is shown what somebody else keeps', () => {
  const shown = answers.filter(({ call, caller, answer }) => !mayHandleAll(caller, call) && answer.text.includes(MARK))
  expect(shown.map(({ answer, ...cell }) => ({ ...cell, text: answer.text }))).toEqual([])
})

test('nobody has changed what is not theirs to change', async () => {
  const changed: string[] = []
  for (const caller of callers) {
    const known = before.get(caller)
    const now = await contentsFor(caller)
    for (const [whose, part] of guardedFrom(caller)) {
      if (now[whose][part] !== known?.[whose][part]) changed.push(`${caller} has changed ${whose} ${part}`)
    }
  }
  expect(changed).toEqual([])
})

type Guarded = readonly [keyof Contents, keyof ContentsOfSet]

function guardedFrom(caller: Person): Guarded[] {
  const all = (whose: keyof Contents): Guarded[] => contentParts.map((part) => [whose, part])
  if (caller === 'admin') return [['foreign', 'person']]
  return [
    ...all('foreign'),
    ...(powerless.includes(caller) ? all('own') : []),
    ...(caller === 'viewer' ? [['own', 'site'] as const] : []),
    ...(caller === 'operator' ? [] : [['own', 'staff'] as const]),
  ]
}

test('the table of who reaches what is the one that is kept', async () => {
  const lines = Object.entries(rows).flatMap(([call, { names }]) =>
    names === 'nothing' ? [] : [call, ...linesOf(call)],
  )
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./objects-table.txt')
})

/** First who is answered alike whatever is named, then who gets what for what. */
function linesOf(call: string): string[] {
  const cells = answers.filter((cell) => cell.call === call)
  const said = callers.map((caller) => {
    const byTarget = new Map(
      cells.filter((cell) => cell.caller === caller).map((cell) => [cell.target, saidBy(cell.answer)]),
    )
    return { caller, byTarget, isAlike: new Set(byTarget.values()).size === 1 }
  })
  const alike = Map.groupBy(
    said.filter(({ isAlike }) => isAlike),
    ({ byTarget }) => byTarget.get('own'),
  )
  const others = said.filter(({ isAlike }) => !isAlike)
  const apart = targets.flatMap((target) => {
    const groups = Map.groupBy(
      others.filter(({ byTarget }) => byTarget.has(target)),
      ({ byTarget }) => byTarget.get(target),
    )
    return groups.size === 0 ? [] : [{ target, line: lineOf(groups) }]
  })
  return [
    ...(alike.size === 0 ? [] : [`  always: ${lineOf(alike)}`]),
    ...[...Map.groupBy(apart, ({ line }) => line)].map(
      ([line, of]) => `  ${of.map(({ target }) => target).join(' = ')}: ${line}`,
    ),
  ]
}

const lineOf = (groups: Map<string | undefined, { caller: Person }[]>): string =>
  [...groups].map(([answer, of]) => `${answer}: ${of.map(({ caller }) => caller).join(', ')}`).join(' | ')

/** Administrators handle what is everybody's, and operators what calls of their own level are about. */
const mayHandleAll = (caller: Person, call: string): boolean =>
  caller === 'admin' || (caller === 'operator' && levels.indexOf(endpointOf(call).level) >= levels.indexOf('operator'))

/** `200`, with why nothing was done to a row of a bulk call, or the code and the message of the error. */
function saidBy({ body }: Answer): string {
  if (body?.code !== 200) return `${String(body?.code)} ${String(body?.message)}`
  const { failed = [] } = (body.data ?? {}) as { failed?: { message: string }[] }
  return failed.length === 0 ? '200' : `200 without ${failed.map(({ message }) => message).join(', ')}`
}

interface Contents {
  own: ContentsOfSet
  foreign: ContentsOfSet
}
const contentParts = ['site', 'view', 'person', 'staff'] as const
/** The rows of the store as text. */
type ContentsOfSet = Record<(typeof contentParts)[number], string>

const contentsFor = async (caller: Person): Promise<Contents> => ({
  own: await contentsOf(setsOf(caller).own),
  foreign: await contentsOf(setsOf(caller).foreign),
})

async function contentsOf(of: Objects): Promise<ContentsOfSet> {
  const sites = [Number(of.site), Number(of.spareSite)]
  const account = Number(of.account)
  const ofSite = [
    store.selectFrom('website').selectAll().where('id', 'in', sites).orderBy('id').execute(),
    ...(['goal', 'funnel', 'annotation', 'share_link', 'event_import'] as const).map((table) =>
      store.selectFrom(table).selectAll().where('website_id', 'in', sites).orderBy('id').execute(),
    ),
    store
      .selectFrom('saved_view')
      .selectAll()
      .where('website_id', 'in', sites)
      .where('id', '!=', Number(of.view))
      .orderBy('id')
      .execute(),
    ...(['site_viewer', 'site_collection', 'excluded_address', 'site_framing', 'transfer'] as const).map((table) =>
      store.selectFrom(table).selectAll().where('website_id', 'in', sites).orderBy('website_id').execute(),
    ),
  ]
  const ofView = [store.selectFrom('saved_view').selectAll().where('id', '=', Number(of.view)).execute()]
  const ofPerson = [
    store.selectFrom('api_key').selectAll().where('id', '=', Number(of.apiKey)).execute(),
    store.selectFrom('user_session').selectAll().where('id', '=', of.session).execute(),
    store.selectFrom('connection').selectAll().where('id', '=', Number(of.connection)).execute(),
    store.selectFrom('job').selectAll().where('id', '=', Number(of.job)).execute(),
    store.selectFrom('notice').selectAll().where('id', '=', Number(of.notice)).execute(),
  ]
  const ofStaff = [
    store.selectFrom('app_user').selectAll().where('id', '=', account).execute(),
    ...(['user_address', 'user_points', 'user_order', 'ai_task', 'notice', 'connection', 'user_session'] as const).map(
      (table) => store.selectFrom(table).selectAll().where('user_id', '=', account).orderBy('id').execute(),
    ),
    store.selectFrom('theme').selectAll().where('id', '=', Number(of.theme)).execute(),
    store.selectFrom('website').selectAll().where('owner_id', '=', account).execute(),
  ]
  const [site = '', view = '', person = '', staff = ''] = await Promise.all(
    [ofSite, ofView, ofPerson, ofStaff].map(async (queries) => JSON.stringify(await Promise.all(queries))),
  )
  return { site, view, person, staff }
}
