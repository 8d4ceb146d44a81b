import type { CallInput } from '@sightline/api-client'
import { endpoints } from '@sightline/api-client/contract'
import { expect, test } from 'vitest'
import { send } from '../support/inputs.ts'
import { openSharedSite } from '../support/sites/shared-site.ts'

const { product, people, owner, viewer, admin, site_id } = await openSharedSite()

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

test('a goal whose condition no event can meet is refused', async () => {
  const add = (fields: object) =>
    owner.goal.addGoal({ site_id, name: 'Goal', kind: 'event', ...fields } as CallInput<'goal', 'addGoal'>)
  expect(await add({ pattern: 'pageview' })).toMatchObject(wrong({ pattern: 'field_invalid' }))
  expect(await add({ pattern: 'engagement' })).toMatchObject(wrong({ pattern: 'field_invalid' }))
  expect(await add({ kind: 'page', pattern: 'prices' })).toMatchObject(wrong({ pattern: 'path_invalid' }))
  expect(await add({ kind: 'visit', pattern: '/' })).toMatchObject(wrong({ kind: 'field_invalid' }))
  expect(await add({ pattern: 'x'.repeat(301) })).toMatchObject(wrong({ pattern: 'field_too_long' }))
  expect(await add({ pattern: ' ' })).toMatchObject(wrong({ pattern: 'field_required' }))
  const properties = [1, 2, 3].map((key) => ({ key: String(key), value: '1' }))
  expect(await add({ pattern: 'Buy', properties })).toMatchObject(wrong({ properties: 'too_many_values' }))
  expect(await owner.goal.updateGoal({ site_id, id: people.entries.goal, version: 1, kind: 'page' })).toMatchObject(
    wrong({ pattern: 'path_invalid' }),
  )
})

test('a site has at most a hundred goals, also when more are added at once', async () => {
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

test('a goal can be queried in the statistics of its site, and a goal that staff add is in the audit log', async () => {
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
