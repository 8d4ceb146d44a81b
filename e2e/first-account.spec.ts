import { ADMIN } from '../packages/server/tests/support/product.ts'
import { expect, test } from './fixtures.ts'
import { requireEnvironment } from './product.ts'

test('whoever started the server makes the first account with the link that it printed', async ({ page }) => {
  await page.goto(`/#/set-up?code=${requireEnvironment('E2E_SET_UP_CODE')}`)
  await page.getByLabel('E-mail').fill(ADMIN.email)
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('link', { name: 'Add website' }).waitFor()
  await expect(page).toHaveTitle('My sites · Sightline')
})
