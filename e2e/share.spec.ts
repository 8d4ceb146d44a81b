import { unwrap } from '@sightline/api-client'
import { expect, test } from './fixtures.ts'
import { addVisitedSite } from './add-visited-site.ts'

test('a link is made, opened without an account, and shows nothing once it was removed', async ({
  member: { client },
  openAs,
  word,
}) => {
  const site_id = await addVisitedSite(client, word)
  const page = await openAs(client, `/#/sites/${site_id}?range=30d`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this dashboard' })
  await dialog.getByRole('textbox', { name: /Name of the new link/ }).fill('Board meeting')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const address = await dialog.getByRole('textbox', { name: 'Board meeting' }).inputValue()
  expect(address).toContain('/#/share/sls_')

  const guest = await openAs(undefined, 'about:blank')
  const requested: string[] = []
  guest.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await guest.goto(`${address}?range=30d`)
  const { totals } = await unwrap(client.stats.query({ site_id, range: '30d', metrics: ['visitors'] }))
  const visitors = guest.getByRole('tab', { name: /^Visitors/ })
  await visitors.getByTitle(new Intl.NumberFormat('en-US').format(totals.visitors ?? 0), { exact: true }).waitFor()
  expect(await guest.getByRole('switch', { name: 'Prediction' }).count()).toBe(0)
  expect(requested.filter((path) => /forecast|fetchAnnotations|fetchWebsiteList/.test(path))).toEqual([])

  const [link] = (await unwrap(client.share.fetchShareLinks({ site_id }))).list
  await unwrap(client.share.removeShareLink({ site_id, id: link?.id ?? '' }))
  await guest.reload()
  await guest.getByRole('heading', { name: 'This link is not valid any more. Please ask for a new one.' }).waitFor()
})
