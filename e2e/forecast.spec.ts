import { unwrap } from '@sightline/api-client'
import { expect, signedIn, test } from './fixtures.ts'
import { shareSite } from '../packages/server/tests/support/sites/share-site.ts'
import { addVisitedSite } from './add-visited-site.ts'

const PREMIUM_ONLY = 'This feature is only available for Premium Members.'

test('the forecast is covered and not even requested, until its reader is premium', async ({
  admin,
  member: { id, email, password, client },
  openAs,
  word,
}) => {
  const site_id = await addVisitedSite(client, word)
  const page = await openAs(client, `/#/sites/${site_id}?range=30d`)
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const covered = page.getByRole('heading', { name: PREMIUM_ONLY })

  await page.getByRole('switch', { name: 'Prediction' }).press('Space')
  await covered.waitFor()
  await page.waitForURL(/prediction=on/)
  const hasFocus = () =>
    covered.evaluate((one) => document.activeElement !== document.body && document.activeElement?.contains(one))
  await expect.poll(hasFocus).toBe(true)
  await page.keyboard.press('Escape')
  await page.waitForURL((url) => !url.hash.includes('prediction'))
  expect(requested).not.toContain('/v1/stats/forecast')

  await unwrap(admin.userOrder.add({ user_id: id, plan: 'premium', billing: 'monthly' }))
  const later = await openAs(await signedIn({ email, password }), 'about:blank')
  later.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await later.goto(`/#/sites/${site_id}?range=30d`)
  await later.getByRole('switch', { name: 'Prediction' }).waitFor()
  expect(requested).not.toContain('/v1/stats/forecast')
  const answer = later.waitForResponse((response) => response.url().includes('/v1/stats/forecast'))
  await later.getByRole('switch', { name: 'Prediction' }).press('Space')
  expect(await (await answer).json()).toMatchObject({ code: 200, data: { level: 80, horizon_days: 21 } })
  await later.getByText('80% interval').first().waitFor()
  expect(await later.getByText(PREMIUM_ONLY).count()).toBe(0)
})

test('whom a site is shared with is no more premium for it, and neither shares it on nor writes notes', async ({
  member: { client, email },
  admin,
  openAs,
  word,
}) => {
  const site_id = await addVisitedSite(admin, word)
  await shareSite(admin, site_id, client, email)
  const page = await openAs(client, `/#/sites/${site_id}?range=30d`)
  await page.getByRole('switch', { name: 'Prediction' }).press('Space')
  await page.getByRole('heading', { name: PREMIUM_ONLY }).waitFor()
  await page.keyboard.press('Escape')
  for (const name of ['Add note', 'Share'])
    expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0)
})
