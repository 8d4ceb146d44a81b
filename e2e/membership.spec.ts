import { unwrap } from '@sightline/api-client'
import { expect, test } from './fixtures.ts'
import { addVisitedSite } from './add-visited-site.ts'

test('in the trial one asks for premium without a card, an administrator confirms, and the prediction is there', async ({
  admin,
  member: { client },
  openAs,
  word,
}) => {
  const site_id = await addVisitedSite(client, word)
  expect((await unwrap(client.user.info({}))).userinfo.vip_status).toBe('trial')
  const page = await openAs(client, `/#/sites/${site_id}?range=30d`)
  await page.getByRole('switch', { name: 'Prediction' }).press('Space')
  await page.getByRole('heading', { name: 'This feature is only available for Premium Members.' }).waitFor()

  await page.goto('/#/vip')
  await page.getByRole('button', { name: 'Choose Premium' }).click()
  await page.getByText(/You have asked for Premium/).waitFor()
  // Asked for is not paid.
  expect((await unwrap(client.user.info({}))).userinfo.vip_status).toBe('trial')
  await page.reload()
  await page.getByText(/You have asked for Premium/).waitFor()

  const { list: notices } = await unwrap(admin.user.notices({ pageSize: 50 }))
  expect(notices.some(({ title, body }) => title === 'An order is waiting for you' && body.includes(word))).toBe(true)
  const { request } = await unwrap(client.order.membership({}))
  await unwrap(admin.userOrder.update({ id: request?.id ?? '', version: request?.version ?? 0, status: 'paid' }))

  // The page has kept the orders of a moment ago.
  await page.goto('/#/account/orders')
  await page.reload()
  await page.getByRole('cell', { name: 'Paid' }).waitFor()
  await page.goto('/#/account/points')
  await page.getByRole('button', { name: /^Use .* points for a month of Premium$/ }).waitFor()
  await page.goto(`/#/sites/${site_id}?range=30d&prediction=on`)
  await page.reload({ waitUntil: 'commit' })
  // Of the page that was left, an answer that comes late has no body any more.
  const answer = page.waitForResponse((response) => response.url().includes('/v1/stats/forecast'))
  expect(await (await answer).json()).toMatchObject({ code: 200 })
  await page.getByText('80% interval').first().waitFor()
})
