import { unwrap } from '@sightline/api-client'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { setUpConsole } from '../support/console/set-up-console.ts'

const screen = setUpConsole()
const { signIn, open, button, field, dialog, toast, menu, userOf } = screen

test('staff find all websites by their owner, export and transfer them, and delete them by typing the domain', async () => {
  const [one, other] = [await userOf('person12@example.com'), await userOf('person13@example.com')]
  for (const domain of ['shop.example', 'gone.example'])
    // oxlint-disable-next-line no-await-in-loop
    await unwrap(screen.admin.app.createAppWebsite({ owner_id: one.id, name: domain, domain, currency_type: 'EUR' }))
  await signIn(screen.admin)
  await open('/')
  await screen.page.getByRole('heading', { name: 'Site management' }).waitFor()
  await expect.poll(() => screen.page.title()).toBe('Site management · Sightline')
  await field('Owner’s e-mail').fill('person12')
  await field('Owner’s e-mail').press('Enter')
  await screen.page.getByText('2 items in total').first().waitFor()
  const [download] = await Promise.all([screen.page.waitForEvent('download'), button('Export CSV').click()])
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(3)
  for (const domain of ['shop.example', 'gone.example'])
    expect(lines).toContainEqual(expect.stringContaining(`,person12@example.com,${domain},Active,`))
  await menu('shop.example', 'Transfer…')
  const transfer = dialog('Transfer shop.example')
  await button('Transfer', transfer).click()
  await transfer.getByText('Please fill in this field').first().waitFor()
  await transfer.getByRole('combobox').fill('person13')
  await screen.page.getByRole('option', { name: /person13@example\.com/ }).click()
  await button('Transfer', transfer).click()
  await toast('Transferred')
  expect((await unwrap(screen.admin.app.fetchAppWebsiteList({ owner_id: other.id }))).total).toBe(1)
  await menu('gone.example', 'Delete')
  const question = screen.page.getByRole('alertdialog', { name: 'Delete gone.example?' })
  expect(await button('Delete website', question).isDisabled()).toBe(true)
  await field(/Type/, question).fill('gone.example')
  await button('Delete website', question).click()
  await toast('Deleted')
  expect((await unwrap(screen.admin.app.fetchAppWebsiteList({ domain: 'gone' }))).total).toBe(0)
})
