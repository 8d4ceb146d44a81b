import { expect, test } from 'vitest'
import { clientWith } from '../support/people.ts'
import { eventually, sendEvent } from '../support/product.ts'
import { openSharedSite } from '../support/sites/shared-site.ts'
import { openStore } from '../support/test-store.ts'

const { product, owner, site_id } = await openSharedSite()

test('a share link shows the dashboard without an account until it is removed', async () => {
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
  expect(await visitor.annotation.fetchAnnotations({ site_id: open })).toMatchObject({ message: 'not_in_share_link' })

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
