import { unwrap, type ApiClient, type CallInput } from '@sightline/api-client'
import { cards, dashboardSettingLimits, rowColumns } from '@sightline/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientWith, gatherPeople, type People } from '../support/people.ts'
import { removeFolder, startProduct, type RunningProduct } from '../support/product.ts'

let product: RunningProduct
let people: People
let owner: ApiClient
let viewer: ApiClient
let site_id: string

beforeAll(async () => {
  product = await startProduct()
  people = await gatherPeople(product)
  owner = clientWith(product, people.tokens.owner ?? '')
  viewer = clientWith(product, people.tokens.viewer ?? '')
  site_id = people.site
})
afterAll(async () => {
  await product.stop()
  await removeFolder(product.dataDir)
})

type Choices = Omit<CallInput<'website', 'saveDashboardSetting'>, 'site_id'>

const settingOf = async (client: ApiClient) => (await unwrap(client.website.get({ site_id }))).dashboard_setting

test('what somebody chooses on a dashboard is kept for that person and that site alone', async () => {
  expect(await settingOf(viewer)).toBeNull()
  await unwrap(viewer.website.saveDashboardSetting({ site_id, range: '28d', interval: 'week' }))
  await unwrap(viewer.website.saveDashboardSetting({ site_id, compare: 'none' }))
  const kept = await unwrap(viewer.website.saveDashboardSetting({ site_id, tabs: { technology: 'os' } }))
  expect(kept).toEqual({
    range: '28d',
    interval: 'week',
    compare: 'none',
    tabs: { technology: 'os' },
    cards: null,
    columns: {},
  })
  expect(await settingOf(viewer)).toEqual(kept)
  expect(await settingOf(owner)).toBeNull()
  const { website_list } = await unwrap(viewer.website.fetchWebsiteList({}))
  expect(website_list.find(({ id }) => id === site_id)?.dashboard_setting).toEqual(kept)
})

test('other days are kept with the usual interval', async () => {
  const { range, interval } = await unwrap(
    viewer.website.saveDashboardSetting({ site_id, range: '7d', interval: null }),
  )
  expect({ range, interval }).toEqual({ range: '7d', interval: null })
})

test('two windows of a person that choose different things at once both keep theirs', async () => {
  const save = (choices: Choices) => unwrap(owner.website.saveDashboardSetting({ site_id, ...choices }))
  await Promise.all(
    Array.from({ length: 8 }, () => [save({ range: '90d' }), save({ compare: 'year' }), save({ tabs: {} })]).flat(),
  )
  expect(await settingOf(owner)).toEqual({
    range: '90d',
    interval: null,
    compare: 'year',
    tabs: {},
    cards: null,
    columns: {},
  })
})

test('a dashboard without range, interval and comparison answers with what the person has chosen, and says so', async () => {
  await unwrap(viewer.website.saveDashboardSetting({ site_id, range: '28d', interval: 'week', compare: 'year' }))
  expect(await unwrap(viewer.stats.dashboard({ site_id }))).toMatchObject({
    is_kept: true,
    range: { name: '28d', interval: 'week' },
    comparison: {},
  })
  await unwrap(viewer.website.saveDashboardSetting({ site_id, compare: 'none' }))
  const uncompared = await unwrap(viewer.stats.dashboard({ site_id, panels: ['page'] }))
  expect(uncompared).toMatchObject({ is_kept: true, range: { name: '28d' } })
  expect(uncompared.comparison).toBeUndefined()
})

test('chosen cards are kept, and a dashboard has their metrics', async () => {
  const chosen = ['visits', 'revenue', 'current'] as const
  expect(await unwrap(viewer.website.saveDashboardSetting({ site_id, cards: [...chosen] }))).toMatchObject({
    cards: chosen,
  })
  const kept = await unwrap(viewer.stats.dashboard({ site_id }))
  expect(kept.totals).toHaveProperty('revenue', 0)
  expect(kept.totals).not.toHaveProperty('events')
  const named = await unwrap(viewer.stats.dashboard({ site_id, metrics: ['events'] }))
  expect(named.totals).toHaveProperty('events', 0)
  expect(named.totals).not.toHaveProperty('revenue')
  expect((await unwrap(viewer.stats.dashboard({ site_id, range: '7d' }))).totals).not.toHaveProperty('revenue')
  expect(await unwrap(viewer.website.saveDashboardSetting({ site_id, cards: null }))).toMatchObject({ cards: null })
})

test('the columns of panels are kept, those of another version too', async () => {
  const columns = { sources: ['revenue', 'change'], content: [], mood: ['x'] }
  expect(await unwrap(viewer.website.saveDashboardSetting({ site_id, columns }))).toMatchObject({ columns })
  await unwrap(viewer.website.saveDashboardSetting({ site_id, columns: {} }))
})

test('a query that names one of them is answered as it stands', async () => {
  for (const named of [{ range: '7d' }, { interval: 'hour' }, { compare: 'previous' }] as const) {
    // eslint-disable-next-line no-await-in-loop -- each is a query of its own
    const answer = await unwrap(viewer.stats.dashboard({ site_id, ...named }))
    expect(answer.is_kept).toBeUndefined()
    expect(answer.range.name).toBe('range' in named ? '7d' : 'today')
  }
})

test('an API key gets the same answer whatever its holder has chosen', async () => {
  const { key } = await unwrap(viewer.user.createApiKey({ name: 'Script', scopes: ['read_statistics'] }))
  const answer = await unwrap(clientWith(product, key).stats.dashboard({ site_id }))
  expect(answer.range.name).toBe('today')
  expect(answer.is_kept).toBeUndefined()
})

const { tabs, name } = dashboardSettingLimits
const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, 'os']))

test.each<[string, object, string, string]>([
  ['picked days', { range: 'custom' }, 'range', 'field_invalid'],
  ['the last half hour', { range: 'realtime' }, 'range', 'field_invalid'],
  ['an unknown comparison', { compare: 'week' }, 'compare', 'field_invalid'],
  ['an unknown interval', { interval: 'year' }, 'interval', 'field_invalid'],
  ['a tab that is no name', { tabs: { content: '<b>' } }, 'tabs', 'field_invalid'],
  ['a long name', { tabs: { content: 'x'.repeat(name + 1) } }, 'tabs', 'field_too_long'],
  ['a column that is no name', { columns: { content: ['<b>'] } }, 'columns', 'field_invalid'],
  ['too many columns', { columns: { content: [...rowColumns] } }, 'columns', 'too_many_values'],
  [
    'columns of many panels',
    { columns: Object.fromEntries(Object.keys(many(tabs + 1)).map((id) => [id, []])) },
    'columns',
    'too_many_values',
  ],
  ['no card', { cards: [] }, 'cards', 'field_invalid'],
  ['the same card twice', { cards: ['visits', 'visits'] }, 'cards', 'field_invalid'],
  ['a card that there is not', { cards: ['visits', 'exit_rate'] }, 'cards', 'field_invalid'],
  ['too many cards', { cards: cards.slice(0, dashboardSettingLimits.cards + 1) }, 'cards', 'field_invalid'],
  ['many panels', { tabs: many(tabs + 1) }, 'tabs', 'too_many_values'],
])('%s is refused, and nothing changes', async (_, choices, field, message) => {
  const before = await settingOf(owner)
  expect(await owner.website.saveDashboardSetting({ site_id, ...(choices as Choices) })).toMatchObject({
    code: 400,
    message: 'invalid_input',
    data: { fields: { [field]: message } },
  })
  expect(await settingOf(owner)).toEqual(before)
})
