import { expect, test } from 'vitest'
import { clientWith } from '../support/people.ts'
import { openSharedSite } from '../support/sites/shared-site.ts'
import { openStore } from '../support/test-store.ts'

const { product, people, owner } = await openSharedSite()

const page = (pattern: string, name = pattern) => ({ name, kind: 'page' as const, pattern, properties: [] })

test('a goal or a funnel of another site is not found', async () => {
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

test('goals, funnels, annotations, saved views, share links and dashboard settings are deleted with their site', async () => {
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
