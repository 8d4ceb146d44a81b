import { endpoints, levels, type Endpoint, type Level } from '@sightline/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everyCall, inputsOf, send, type Fields } from '../support/inputs.ts'
import { gatherPeople, people as everybody, type People, type Person } from '../support/people.ts'
import { removeFolder, startProduct, type RunningProduct } from '../support/product.ts'

let product: RunningProduct
let people: People
let inputs: Readonly<Record<string, Fields>>
/** What each person gets for each call: `200`, or the code and the message of the error. */
const answers = new Map<string, Map<Person, string>>()

beforeAll(async () => {
  product = await startProduct({ environment: { TRUST_PROXY: '1' } })
  people = await gatherPeople(product)
  inputs = inputsOf(people)
}, 120_000)
afterAll(async () => {
  await product.stop()
  await removeFolder(product.dataDir)
})

test('somebody with whom an expired owner shares a site is told to ask that owner', async () => {
  const fields = [['site_id', people.expiredSite]] as const
  for (const person of ['viewer', 'admin'] as const) {
    const { body } = await send(product.address, endpoints.stats.dashboard, fields, people.tokens[person])
    expect(body).toEqual({ code: 402, message: 'webmaster_expired', data: null })
  }
})

/** Whatever a share link may call, with fields that pass the contract's checks. */
const ofShareLinks = everyCall.filter(([, { share }]) => share !== undefined)

test('a link to a site whose owner has expired shows nothing, goals and funnels neither', async () => {
  expect(ofShareLinks.map(([name]) => name)).toEqual(expect.arrayContaining(['goal.fetchGoals', 'funnel.fetchFunnels']))
  for (const [name, endpoint] of ofShareLinks) {
    const fields = Object.entries({ ...inputs[name], site_id: people.expiredSite })
    const { body } = await send(product.address, endpoint, fields, people.expiredShare)
    expect({ name, body }).toEqual({ name, body: { code: 402, message: 'webmaster_expired', data: null } })
  }
})

test('a link to a site whose owner is disabled is like one that was removed', async () => {
  for (const [name, endpoint] of ofShareLinks) {
    const fields = Object.entries({ ...inputs[name], site_id: people.disabledSite })
    const { body } = await send(product.address, endpoint, fields, people.disabledShare)
    expect({ name, body }).toEqual({ name, body: { code: 400, message: 'link_invalid', data: null } })
  }
})

test('a link shows its own site and no other, and what it never was shows nothing', async () => {
  const token = people.tokens['share link'] ?? ''
  const ask = async (endpoint: Endpoint, site_id: string, some = token) =>
    (await send(product.address, endpoint, [['site_id', site_id]], some)).body
  expect(await ask(endpoints.stats.dashboard, people.site)).toMatchObject({ code: 200 })
  expect(await ask(endpoints.stats.dashboard, people.expiredSite)).toMatchObject({
    code: 403,
    message: 'site_no_permission',
  })
  for (const forged of [`${token.slice(0, -1)}${token.endsWith('A') ? 'E' : 'A'}`, 'sls_', `sls_${'A'.repeat(65)}`]) {
    expect(await ask(endpoints.stats.dashboard, people.site, forged)).toMatchObject({ message: 'link_invalid' })
    expect(await ask(endpoints.share.info, people.site, forged)).toMatchObject({ message: 'link_invalid' })
  }
  expect(await ask(endpoints.share.info, people.site)).toMatchObject({
    code: 200,
    data: {
      site_id: people.site,
      name: 'shop.example',
      domain: 'shop.example',
      currency_type: 'EUR',
      time_zone: 'Etc/UTC',
      week_start: 'monday',
    },
  })
})

// The person's session ends with it, so it comes last.
const inOrder = everyCall.toSorted(([a], [b]) => Number(a === 'auth.logout') - Number(b === 'auth.logout'))

test.each(inOrder)('%s answers everybody', async (name, endpoint) => {
  const input = inputs[name]
  if (input === undefined) throw new Error(`inputs.ts says nothing of ${name}`)
  const row = new Map<Person, string>()
  for (const person of everybody) {
    const fields = Object.entries({
      ...input,
      ...(person === 'expired' && 'site_id' in input ? { site_id: people.expiredSite } : {}),
      // An address with too many wrong passwords would be refused for that.
      ...(name === 'auth.login' ? { email: `${person.replace(' ', '-')}@nowhere.example` } : {}),
    })
    const { status, body } = await send(product.address, endpoint, fields, people.tokens[person])
    expect(status).toBe(200)
    row.set(person, body?.code === 200 ? '200' : `${String(body?.code)} ${String(body?.message)}`)
  }
  answers.set(name, row)

  expect(Object.fromEntries(row)).toMatchObject(expectedOf(endpoint))
})

/** What follows from the contract alone. */
function expectedOf(endpoint: Endpoint): Partial<Record<Person, unknown>> {
  if (endpoint.share === 'needed') {
    return Object.fromEntries(everybody.map((person) => [person, person === 'share link' ? '200' : LINK_INVALID]))
  }
  if (endpoint.level === 'visitor') return {}
  const needed = levels.indexOf(endpoint.level)
  const isChange = endpoint.method === 'POST' && endpoint !== endpoints.auth.logout
  return {
    visitor: '400 jwt_error_01',
    'forged token': '400 jwt_error_01',
    'old token': '400 jwt_error_02',
    disabled: '400 jwt_error_02',
    ...Object.fromEntries(
      Object.entries(levelOf)
        .filter(([, level]) => levels.indexOf(level) < needed)
        .map(([person]) => [person, TOO_LOW]),
    ),
    ...(endpoint.site === undefined ? {} : { other: NO_PERMISSION }),
    ...(endpoint.site === 'owner' ? { viewer: NO_PERMISSION } : {}),
    ...(endpoint.membership ? { expired: '402 membership_expired' } : {}),
    ...expectedOfKeys(endpoint),
    'share link': endpoint.share === 'allowed' ? '200' : TOO_LOW,
    'removed link': endpoint.share === 'allowed' ? LINK_INVALID : TOO_LOW,
    ...(isChange ? { 'view-as': '403 read_only_session' } : {}),
  }
}

/** One key only reads; the others may do all that keys may, one of them for another site than the one that is named. */
function expectedOfKeys({ apiKey, site }: Endpoint): Partial<Record<Person, unknown>> {
  if (apiKey === undefined) return { 'API key': TOO_LOW, 'full key': TOO_LOW, 'key for another site': TOO_LOW }
  return {
    ...(apiKey === 'read_statistics' ? {} : { 'API key': '403 key_scope_missing' }),
    'full key': expect.not.stringMatching(/^403/),
    ...(site === undefined ? {} : { 'key for another site': NO_PERMISSION }),
  }
}

const LINK_INVALID = '400 link_invalid'
const TOO_LOW = '403 level_too_low'
const NO_PERMISSION = '403 site_no_permission'

const levelOf: Partial<Record<Person, Level>> = {
  other: 'member',
  viewer: 'member',
  owner: 'member',
  operator: 'operator',
  admin: 'admin',
}

test('the table of who gets what is the one that is kept', async () => {
  const names = everyCall.map(([name]) => name)
  const width = Math.max(...names.map((name) => name.length))
  const lines = names.map((name) => {
    const groups = Map.groupBy(answers.get(name) ?? [], ([, answer]) => answer)
    const said = [...groups].map(([answer, who]) => `${answer}: ${who.map(([person]) => person).join(', ')}`)
    return `${name.padEnd(width)}  ${said.join(' | ')}`
  })
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./access-table.txt')
})
