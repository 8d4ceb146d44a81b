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
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const form = page.getByRole('dialog', { name: 'Create link' })
  await form.getByRole('textbox', { name: /Name of the link/ }).fill('Board meeting')
  await form.getByRole('button', { name: 'Create link' }).click()
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

test('a link with a password shows nothing before it, and goes on after a reload until the password changes', async ({
  member: { client },
  openAs,
  word,
}) => {
  const site_id = await addVisitedSite(client, word)
  const link = await unwrap(client.share.createShareLink({ site_id, name: 'Board', password: 'harbor at night' }))
  const guest = await openAs(undefined, `/#/share/${link.token}`)
  const heading = guest.getByRole('heading', { name: 'This dashboard has a password' })
  const password = guest.getByLabel('Password', { exact: true })
  const open = guest.getByRole('button', { name: 'Open the dashboard' })
  await heading.waitFor()
  await password.fill('harbor at noon')
  await open.click()
  await guest.getByText('The password is wrong').waitFor()
  await password.fill('harbor at night')
  await open.click()
  const visitors = guest.getByRole('tab', { name: /^Visitors/ })
  await visitors.waitFor()
  await guest.reload()
  await visitors.waitFor()

  const { id, version } = link
  await unwrap(client.share.updateShareLink({ site_id, id, version, password: 'another harbor' }))
  await guest.reload()
  await heading.waitFor()
})
