import { unwrap } from '@sightline/api-client'
import { signOut } from './sign-out.ts'
import { expect, PASSWORD, signedIn, test } from './fixtures.ts'

test('an administrator finds users, changes several at once and reads what was not done, and signs out', async ({
  admin,
  openAs,
  word,
}) => {
  const addUser = async (nickname: string, fields: { level?: 'admin'; password?: string } = {}) => {
    const email = `${word}.${nickname.toLowerCase()}@journey.example`
    return (await unwrap(admin.appUser.addAppUser({ email, nickname, ...fields }))).user
  }
  const rich = await addUser('Rich')
  await addUser('Poor')
  await unwrap(admin.userPoints.add({ user_id: rich.id, delta: 10 }))
  await addUser('Bystander')
  const { email } = await addUser('Staff', { level: 'admin', password: PASSWORD })
  const staff = await signedIn({ email, password: PASSWORD })
  const usersFound = async () => (await unwrap(admin.appUser.fetchAppUserList({ email: word }))).list

  const page = await openAs(staff, '/#/subapp/app-user')
  const bar = page.getByRole('group', { name: 'Selected rows' })
  const report = page.getByRole('dialog', { name: 'Not everything was done' })
  const done = report.getByRole('button', { name: 'Done' })
  const select = (name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).press('Space')

  await page.getByRole('textbox', { name: 'E-mail' }).fill(word)
  await page.getByRole('textbox', { name: 'E-mail' }).press('Enter')
  await page.getByText('4 items in total').first().waitFor()
  await select('Rich')
  await select('Poor')
  await bar.getByRole('button', { name: 'Adjust points' }).click()
  const entry = page.getByRole('dialog', { name: 'Points of 2 users' })
  await entry.getByRole('textbox', { name: 'Points' }).fill('-10')
  await entry.getByRole('button', { name: 'Save' }).click()
  await report.getByRole('row', { name: /Poor The balance is too low/ }).waitFor()
  await report.getByText('1 was done').waitFor()
  await done.click()
  expect((await usersFound()).map(({ points }) => points)).toEqual([0, 0, 0, 0])

  // The others are selected yet.
  await select('Staff')
  await bar.getByRole('button', { name: 'Delete' }).click()
  // Nobody deletes their own account: it is left out, and named.
  const question = page.getByRole('alertdialog', { name: 'Delete 2 users?' })
  await question.getByText('1 selected account stays').waitFor()
  await question.getByRole('textbox', { name: /Type 2/ }).fill('2')
  await question.getByRole('button', { name: 'Delete 2 users' }).click()
  await page.getByText('Deleted', { exact: true }).first().waitFor()
  await page.getByRole('checkbox', { name: 'Select Rich', exact: true }).waitFor({ state: 'detached' })
  const left = (await usersFound()).map(({ nickname }) => nickname)
  expect(new Set(left)).toEqual(new Set(['Bystander', 'Staff']))

  await signOut(page)
})
