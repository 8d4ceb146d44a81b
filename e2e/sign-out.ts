import { expect, type Page } from '@playwright/test'

/** Signs out by the menu of the account. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /account/i }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
}
