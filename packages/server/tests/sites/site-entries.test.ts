import type { ApiClient, CallInput } from '@sightline/api-client'
import { endpoints } from '@sightline/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { send } from '../support/inputs.ts'
import { clientWith, gatherPeople, type People } from '../support/people.ts'
import {
  eventually,
  removeFolder,
  sendEvent,
  signedInClient,
  startProduct,
  type RunningProduct,
} from '../support/product.ts'
import { openStore } from '../support/store.ts'

let product: RunningProduct
let people: People
let owner: ApiClient
let viewer: ApiClient
let admin: ApiClient
let site_id: string

beforeAll(async () => {
  product = await startProduct({ environment: { TRUST_PROXY: '1' } })
  people = await gatherPeople(product)
  owner = clientWith(product, people.tokens.owner ?? '')
  viewer = clientWith(product, people.tokens.viewer ?? '')
  admin = await signedInClient(product)
  site_id = people.site
}, 120_000)
afterAll(async () => {
  await product.stop()
  await removeFolder(product.dataDir)
})

const wrong = (fields: object) => ({ code: 400, message: 'invalid_input', data: { fields } })
const page = (pattern: string, name = pattern) => ({ name, kind: 'page' as const, pattern, properties: [] })

test('a goal is added, listed by name, changed and removed', async () => {
  const properties = [{ key: 'plan', value: 'pro' }]
  const given = { site_id, name: ' Signed up ', kind: 'event', pattern: 'Sign*', properties } as const
  const added = await owner.goal.addGoal({ ...given, properties })
  expect(added).toMatchObject({
    code: 200,
    data: { name: 'Signed up', kind: 'event', pattern: 'Sign*', properties, version: 1 },
  })
  const id = added.code === 200 ? added.data.id : ''
  expect(await viewer.goal.fetchGoals({ site_id })).toMatchObject({
    data: { list: [{ name: 'Signed up', id }, { name: 'Taken' }] },
  })
  expect(await owner.goal.addGoal({ site_id, ...page('/a', 'Signed up') })).toMatchObject({
    code: 409,
    message: 'name_taken',
    data: { fields: { name: 'name_taken' } },
  })
  const renamed = await owner.goal.updateGoal({
    site_id,
    id,
    version: 1,
    name: 'Reads',
    kind: 'page',
    pattern: '/b/**',
  })
  expect(renamed).toMatchObject({ data: { name: 'Reads', kind: 'page', pattern: '/b/**', properties, version: 2 } })
  expect(await owner.goal.updateGoal({ site_id, id, version: 1, name: 'Late' })).toMatchObject({
    code: 409,
    message: 'row_changed',
    data: { name: 'Reads', version: 2 },
  })
  expect(await owner.goal.updateGoal({ site_id, id, version: 2, name: 'Taken' })).toMatchObject({
    message: 'name_taken',
  })
  expect(await owner.goal.updateGoal({ site_id, id, version: 2, properties: [] })).toMatchObject({
    data: { properties: [], version: 3 },
  })
  expect(await owner.goal.deleteGoal({ site_id, id })).toMatchObject({ code: 200 })
  expect(await owner.goal.deleteGoal({ site_id, id })).toMatchObject({ code: 404, message: 'not_found' })
  expect(await owner.goal.updateGoal({ site_id, id, version: 3, name: 'Gone' })).toMatchObject({ message: 'not_found' })
})

test('an action that nobody can take is no goal', async () => {
  const add = (fields: object) =>
    owner.goal.addGoal({ site_id, name: 'Goal', kind: 'event', ...fields } as CallInput<'goal', 'addGoal'>)
  expect(await add({ pattern: 'pageview' })).toMatchObject(wrong({ pattern: 'field_invalid' }))
  expect(await add({ pattern: 'engagement' })).toMatchObject(wrong({ pattern: 'field_invalid' }))
  expect(await add({ kind: 'page', pattern: 'prices' })).toMatchObject(wrong({ pattern: 'field_invalid' }))
  expect(await add({ kind: 'visit', pattern: '/' })).toMatchObject(wrong({ kind: 'field_invalid' }))
  expect(await add({ pattern: 'x'.repeat(301) })).toMatchObject(wrong({ pattern: 'field_too_long' }))
  expect(await add({ pattern: ' ' })).toMatchObject(wrong({ pattern: 'field_required' }))
  const properties = [1, 2, 3].map((key) => ({ key: String(key), value: '1' }))
  expect(await add({ pattern: 'Buy', properties })).toMatchObject(wrong({ properties: 'too_many_values' }))
  expect(await owner.goal.updateGoal({ site_id, id: people.entries.goal, version: 1, kind: 'page' })).toMatchObject(
    wrong({ pattern: 'field_invalid' }),
  )
})

test('a site has at most a hundred goals, also when they come at once', async () => {
  const added = await owner.website.addWebsite({ name: 'Full', domain: 'full.example', currency_type: 'EUR' })
  if (added.code !== 200) throw new Error(added.message)
  const full = added.data.id
  const fields = (index: number) =>
    Object.entries({ site_id: full, name: `Goal ${index}`, kind: 'page', pattern: `/${index}` })
  const answers = await Promise.all(
    Array.from({ length: 103 }, (_, index) =>
      send(product.address, endpoints.goal.addGoal, fields(index), people.tokens.owner),
    ),
  )
  const codes = answers.map(({ body }) => body?.message)
  expect(codes.filter((message) => message === 'success')).toHaveLength(100)
  expect(codes.filter((message) => message === 'too_many_entries')).toHaveLength(3)
})

test('a funnel is added, changed as a whole and removed; its statistics come by its id', async () => {
  const steps = [page('/'), page('/prices'), { name: 'Buys', kind: 'event' as const, pattern: 'Buy', properties: [] }]
  const added = await owner.funnel.addFunnel({ site_id, name: 'Purchase', steps })
  expect(added).toMatchObject({ code: 200, data: { name: 'Purchase', steps, version: 1 } })
  const id = added.code === 200 ? added.data.id : ''
  const funnel = () => viewer.stats.funnel({ site_id, funnel_id: id, range: 'today' })
  expect(await funnel()).toMatchObject({
    code: 200,
    data: {
      funnel_id: id,
      name: 'Purchase',
      visitors: 0,
      steps: steps.map((step) => ({ ...step, visitors: 0, of_previous: 0 })),
    },
  })
  const shorter = steps.slice(1)
  expect(await owner.funnel.updateFunnel({ site_id, id, version: 1, steps: shorter })).toMatchObject({
    data: { name: 'Purchase', steps: shorter, version: 2 },
  })
  expect(await owner.funnel.updateFunnel({ site_id, id, version: 1, name: 'Late' })).toMatchObject({
    message: 'row_changed',
    data: { version: 2 },
  })
  expect(await owner.funnel.addFunnel({ site_id, name: 'Purchase', steps })).toMatchObject({ message: 'name_taken' })
  for (const few of [steps.slice(0, 1), []])
    expect(await owner.funnel.addFunnel({ site_id, name: 'Few', steps: few })).toMatchObject(
      wrong({ steps: 'field_invalid' }),
    )
  expect(await owner.funnel.addFunnel({ site_id, name: 'Long', steps: Array(9).fill(page('/')) })).toMatchObject(
    wrong({ steps: 'too_many_values' }),
  )
  expect(await owner.funnel.addFunnel({ site_id, name: 'Wrong', steps: [page('/'), page('x')] })).toMatchObject(
    wrong({ 'steps.1.pattern': 'field_invalid' }),
  )
  expect(await owner.funnel.deleteFunnel({ site_id, id })).toMatchObject({ code: 200 })
  expect(await funnel()).toMatchObject({ code: 404, message: 'not_found' })
})

test('entries belong to one site', async () => {
  const other = clientWith(product, people.tokens.other ?? '')
  const added = await other.website.addWebsite({ name: 'Other', domain: 'other.example', currency_type: 'EUR' })
  if (added.code !== 200) throw new Error(added.message)
  const { goal: id, funnel: funnel_id } = people.entries
  const foreign = { site_id: added.data.id, id }
  expect(await other.goal.updateGoal({ ...foreign, version: 1, name: 'Stolen' })).toMatchObject({
    message: 'not_found',
  })
  expect(await other.goal.deleteGoal(foreign)).toMatchObject({ message: 'not_found' })
  expect(await other.stats.funnel({ site_id: added.data.id, funnel_id })).toMatchObject({ message: 'not_found' })
  expect(await other.funnel.deleteFunnel({ site_id: added.data.id, id: funnel_id })).toMatchObject({
    message: 'not_found',
  })
})

test('notes stand at days; a span has those of its days', async () => {
  const add = async (day: string, text: string) => {
    const added = await owner.annotation.addAnnotation({ site_id, day, text })
    if (added.code !== 200) throw new Error(added.message)
    return added.data
  }
  const late = await add('2026-03-01', 'Late')
  await add('2026-01-31', 'Early')
  const texts = async (span: object = {}) => {
    const listed = await viewer.annotation.fetchAnnotations({ site_id, ...span })
    return listed.code === 200 && listed.data.list.map(({ text }) => text)
  }
  expect(await texts()).toEqual(['Early', 'Late'])
  expect(await texts({ from: '2026-02-01' })).toEqual(['Late'])
  expect(await texts({ from: '2026-01-31', to: '2026-01-31' })).toEqual(['Early'])
  const change = { site_id, id: late.id, version: 1, text: 'Changed\nin two lines' }
  expect(await owner.annotation.updateAnnotation(change)).toMatchObject({
    data: { day: '2026-03-01', text: 'Changed\nin two lines', version: 2 },
  })
  expect(await owner.annotation.updateAnnotation(change)).toMatchObject({ message: 'row_changed' })
  expect(await owner.annotation.addAnnotation({ site_id, day: '2026-02-30', text: 'None' })).toMatchObject(
    wrong({ day: 'field_invalid' }),
  )
  expect(await owner.annotation.deleteAnnotation({ site_id, id: late.id })).toMatchObject({ code: 200 })
  expect(await texts()).toEqual(['Early'])
})

test('everybody has their own views, and those that the owner keeps for all', async () => {
  const state = { range: '7d', filters: '[["is","page",["/ü"]]]' }
  const own = await viewer.savedView.addSavedView({ site_id, name: 'Mine', state })
  expect(own).toMatchObject({
    code: 200,
    data: { name: 'Mine', state, is_shared: false, may_change: true, version: 1 },
  })
  const shared = await owner.savedView.addSavedView({ site_id, name: 'All', state, is_shared: true })
  if (own.code !== 200 || shared.code !== 200) throw new Error('a view was not kept')
  const listViews = async (client: ApiClient) => {
    const listed = await client.savedView.fetchSavedViews({ site_id })
    return listed.code === 200 && listed.data.list.map(({ name, may_change }) => [name, may_change])
  }
  expect(await listViews(viewer)).toEqual([
    ['All', false],
    ['Mine', true],
  ])
  expect(await listViews(owner)).toEqual([['All', true]])
  expect(await listViews(admin)).toEqual([['All', true]])

  const tooLow = { code: 403, message: 'level_too_low' }
  expect(await viewer.savedView.addSavedView({ site_id, name: 'For all', state, is_shared: true })).toMatchObject(
    tooLow,
  )
  const { id } = shared.data
  expect(await viewer.savedView.updateSavedView({ site_id, id, version: 1, name: 'Mine now' })).toMatchObject(tooLow)
  expect(await viewer.savedView.deleteSavedView({ site_id, id })).toMatchObject(tooLow)
  const mine = { site_id, id: own.data.id }
  expect(await viewer.savedView.updateSavedView({ ...mine, version: 1, is_shared: true })).toMatchObject(tooLow)
  expect(await owner.savedView.updateSavedView({ ...mine, version: 1, name: 'Yours' })).toMatchObject({
    message: 'not_found',
  })
  expect(await viewer.savedView.updateSavedView({ ...mine, version: 1, state: { range: '30d' } })).toMatchObject({
    data: { name: 'Mine', state: { range: '30d' }, version: 2 },
  })
  expect(await viewer.savedView.updateSavedView({ ...mine, version: 1, name: 'Late' })).toMatchObject({
    message: 'row_changed',
    data: { version: 2 },
  })
  expect(await viewer.savedView.addSavedView({ site_id, name: 'Mine', state })).toMatchObject({ message: 'name_taken' })
  expect(await owner.savedView.addSavedView({ site_id, name: 'Mine', state })).toMatchObject({ code: 200 })
  for (const bad of ['[]', '{"a":1}', '{"a":"\\u0000"}', JSON.stringify({ a: 'x'.repeat(9000) })]) {
    const fields = Object.entries({ site_id, name: 'Bad', state: bad })
    const { body } = await send(product.address, endpoints.savedView.addSavedView, fields, people.tokens.owner)
    expect(body).toMatchObject({ message: 'invalid_input', data: { fields: { state: expect.any(String) } } })
  }
  expect(await viewer.savedView.deleteSavedView(mine)).toMatchObject({ code: 200 })
  expect(await listViews(viewer)).toEqual([['All', false]])
})

test('a link shows the dashboard without an account until it is removed', async () => {
  const added = await owner.website.addWebsite({ name: 'Open', domain: 'open.example', currency_type: 'CHF' })
  if (added.code !== 200) throw new Error(added.message)
  const { id: open, public_id } = added.data
  const made = await owner.share.createShareLink({ site_id: open, name: 'For all' })
  if (made.code !== 200) throw new Error(made.message)
  const visitor = clientWith(product, made.data.token)
  const info = await visitor.share.info()
  expect(info).toMatchObject({ data: { site_id: open, name: 'Open', domain: 'open.example', currency_type: 'CHF' } })
  await sendEvent(product.address, { s: public_id, u: 'https://open.example/' })
  await eventually(async () => {
    const shown = await visitor.stats.dashboard({ site_id: open, range: 'today', panels: ['page', 'goal'] })
    return shown.code === 200 && shown.data.totals.visitors === 1 && shown.data.breakdowns[0]?.total_rows === 1
  })
  expect(await visitor.stats.query({ site_id: open, dimension: 'page' })).toMatchObject({ data: { total_rows: 1 } })
  expect(await visitor.stats.current({ site_id: open })).toMatchObject({ data: { current_visitors: 1 } })
  expect(await visitor.goal.fetchGoals({ site_id: open })).toMatchObject({ data: { list: [] } })
  expect(await visitor.stats.dashboard({ site_id })).toMatchObject({ code: 403, message: 'site_no_permission' })
  expect(await visitor.annotation.fetchAnnotations({ site_id: open })).toMatchObject({ message: 'level_too_low' })

  // The same link again, for the owner; nothing of its token is kept.
  expect(await owner.share.fetchShareLinks({ site_id: open })).toMatchObject({ data: { list: [made.data] } })
  const store = await openStore(product.dataDir)
  const kept = await store.selectFrom('share_link').selectAll().execute()
  await store.destroy()
  expect(JSON.stringify(kept)).not.toContain(made.data.token)

  expect(await owner.share.removeShareLink({ site_id: open, id: made.data.id })).toMatchObject({ code: 200 })
  const again = clientWith(product, made.data.token)
  expect(await again.stats.dashboard({ site_id: open })).toMatchObject({ code: 400, message: 'link_invalid' })
  expect(await again.share.info()).toMatchObject({ code: 400, message: 'link_invalid' })
})

test('goals answer in the statistics of their site, and what staff change of them is in the audit log', async () => {
  const added = await admin.goal.addGoal({ site_id, ...page('/thanks', 'Thanks') })
  expect(added).toMatchObject({ code: 200 })
  const audit = await admin.audit.fetchList({ pageSize: 1 })
  expect(audit).toMatchObject({ data: { list: [{ action: 'goal.addGoal', outcome: 'done' }] } })
  const answer = await viewer.stats.query({
    site_id,
    range: 'today',
    dimension: 'goal',
    metrics: ['visitors', 'conversion_rate'],
    filters: [['is', 'goal', ['Thanks']]],
  })
  expect(answer).toMatchObject({
    code: 200,
    data: { source: { name: 'built_in' }, totals: { visitors: 0, conversion_rate: 0 }, rows: [] },
  })
  expect(await viewer.stats.properties({ site_id, range: 'today' })).toMatchObject({
    data: { rows: [], total_rows: 0 },
  })
})

test('all that is kept with a site goes with it', async () => {
  const added = await owner.website.addWebsite({ name: 'Short', domain: 'short.example', currency_type: 'EUR' })
  if (added.code !== 200) throw new Error(added.message)
  const { id } = added.data
  await owner.goal.addGoal({ site_id: id, ...page('/') })
  await owner.funnel.addFunnel({ site_id: id, name: 'Short', steps: [page('/'), page('/b')] })
  await owner.annotation.addAnnotation({ site_id: id, day: '2026-01-01', text: 'Note' })
  await owner.savedView.addSavedView({ site_id: id, name: 'View', state: {} })
  await owner.share.createShareLink({ site_id: id, name: 'Link' })
  await owner.website.saveDashboardSetting({ site_id: id, range: '28d' })
  const counts = async () => {
    const store = await openStore(product.dataDir)
    const tables = ['goal', 'funnel', 'annotation', 'saved_view', 'share_link', 'dashboard_setting'] as const
    const rows = await Promise.all(
      tables.map((table) => store.selectFrom(table).select('id').where('website_id', '=', Number(id)).execute()),
    )
    await store.destroy()
    return rows.map((found) => found.length)
  }
  expect(await counts()).toEqual([1, 1, 1, 1, 1, 1])
  expect(await owner.website.deleteWebsite({ site_id: id, domain: 'short.example' })).toMatchObject({ code: 200 })
  expect(await counts()).toEqual([0, 0, 0, 0, 0, 0])
})
