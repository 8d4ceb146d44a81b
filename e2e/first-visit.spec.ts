import type { Page } from '@playwright/test'
import { signOut } from './sign-out.ts'
import { expect, PASSWORD, test } from './fixtures.ts'
import { servePage } from './visited-page.ts'

test('from a new account to the figures of a real visit, and out again', async ({ context, page, word }) => {
  const email = `${word}@journey.example`
  await register(page, email)
  const snippet = await addWebsite(page, word)

  const visited = await servePage(snippet, `${word}.localhost`)
  const visit = await context.newPage()
  await visit.goto(visited.address)

  const card = (name: RegExp) => page.getByRole('tablist').first().getByRole('tab', { name })
  await card(/^Views 1\b/).waitFor()
  await card(/^Visitors 1\b/).waitFor()
  await card(/^Bounce rate 100/).waitFor()
  await card(/^Visit duration 0:00/).waitFor()
  await page.locator('canvas').first().waitFor()

  await visit.reload()
  await expect(async () => {
    await page.reload()
    await card(/^Views 2\b/).waitFor({ timeout: 3000 })
  }).toPass()
  await card(/^Bounce rate 0/).waitFor()
  await card(/^Current visitors 1\b/).waitFor()
  await visited.close()

  const dashboard = page.url()
  await signOut(page)
  await page.goto(dashboard)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await card(/^Views 2\b/).waitFor()
})

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('link', { name: 'Add website' }).waitFor()
  await expect(page).toHaveTitle('My sites · Sightline')
}

/** Adds a website, after what is missing was named. @returns the line of HTML that the page offers to copy */
async function addWebsite(page: Page, name: string): Promise<string> {
  await page.getByRole('link', { name: 'Add website' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  for (const message of [
    'Please fill in website name',
    'Please fill in the domain name',
    'Please select currency type',
  ])
    await page.getByText(message).first().waitFor()

  await page.getByLabel('Website name').fill(name)
  await page.getByLabel('Domain name').fill(`http://${name}.localhost/`)
  await page.getByRole('button', { name: /currency type/i }).click()
  await page.getByRole('option', { name: /EUR/ }).click()
  await page.getByRole('button', { name: 'Continue' }).click()

  await page.getByText('Waiting for the first event').waitFor()
  const { origin } = new URL(page.url())
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin })
  await page.getByRole('button', { name: /copy/i }).click()
  const readClipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(readClipboard).toContain(`src="${origin}/s.js"`)
  return readClipboard()
}
