import { type CallInput, type Range, unwrap } from '@sightline/api-client'
import { expect, test } from './fixtures.ts'
import { addVisitedSite } from './add-visited-site.ts'

type Filters = NonNullable<CallInput<'stats', 'query'>['filters']>

test('from My sites to a dashboard, to other days, and under two filters and out of them', async ({
  member: { client },
  openAs,
  word,
}) => {
  const site_id = await addVisitedSite(client, word)
  const page = await openAs(client, '/#/sites')
  const visitors = page.getByRole('tab', { name: /^Visitors/ })
  /** The number itself is in the title, as the card shortens it. */
  const showsVisitors = async (range: Range, filters: Filters = []): Promise<number> => {
    const { totals } = await unwrap(client.stats.query({ site_id, range, metrics: ['visitors'], filters }))
    const number = totals.visitors ?? 0
    await visitors.getByTitle(new Intl.NumberFormat('en-US').format(number), { exact: true }).waitFor()
    return number
  }

  await page.getByRole('link', { name: `Shop ${word}` }).click()
  await visitors.waitFor()
  await expect(page).toHaveTitle(new RegExp(`Shop ${word}`))

  const range = page.getByRole('group', { name: 'Date range' })
  await range.getByRole('button').nth(1).click()
  await page.getByRole('dialog').getByText('Last 90 days', { exact: true }).click()
  await page.waitForURL(/range=90d/)
  const ofNinety = await showsVisitors('90d')
  await range.getByRole('button', { name: /Last 90 days/ }).click()
  await page.getByRole('dialog').getByText('Last 7 days', { exact: true }).click()
  await page.waitForURL(/range=7d/)
  const all = await showsVisitors('7d')
  expect(all).toBeGreaterThan(0)
  expect(ofNinety).toBeGreaterThan(5 * all)

  await page
    .getByRole('tabpanel', { name: 'Pages' })
    .getByRole('button', { name: /^\/prices/ })
    .click()
  await page.waitForURL(/filters=/)
  const ofPage = await showsVisitors('7d', [['is', 'page', ['/prices']]])
  expect(ofPage).toBeLessThan(all)
  await page.getByRole('region', { name: 'Technology' }).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Devices' }).click()
  await page.getByRole('button', { name: /^Phone/ }).click()
  const both: Filters = [
    ['is', 'page', ['/prices']],
    ['is', 'device', ['mobile']],
  ]
  expect(await showsVisitors('7d', both)).toBeLessThan(ofPage)

  await page.reload()
  await showsVisitors('7d', both)
  await page.getByRole('button', { name: 'Remove filter Page', exact: true }).click()
  await showsVisitors('7d', [['is', 'device', ['mobile']]])
  await page.getByRole('button', { name: 'Remove filter Device', exact: true }).click()
  await showsVisitors('7d')
  await page.goBack()
  await showsVisitors('7d', [['is', 'device', ['mobile']]])
})
