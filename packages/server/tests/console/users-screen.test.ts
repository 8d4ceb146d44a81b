import { unwrap } from '@sightline/api-client'
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { setUpConsole } from '../support/console/set-up-console.ts'
import { isLong } from '../support/test-size.ts'

const userPage = '/subapp/app-user'
const screen = setUpConsole()
const { signIn, open, button, field, dialog, toast, names, firstIs, choose, menu, addUser, userOf } = screen

describe('app users, for an administrator', () => {
  test('are filtered, sorted and paged, and the address says how', async () => {
    await signIn(screen.admin)
    await open(userPage)
    await screen.page.getByText('26 items in total').first().waitFor()
    await button('Next page').click()
    await screen.page.waitForURL(/current=2/)
    await expect.poll(async () => (await names()).length).toBe(6)
    await screen.page.getByRole('combobox', { name: 'Region' }).fill('c')
    await screen.page.getByRole('option', { name: 'CN' }).click()
    await screen.page.getByRole('listbox').waitFor({ state: 'detached' })
    await screen.page.getByRole('combobox', { name: 'Region' }).press('Enter')
    await screen.page.waitForURL(/#\/subapp\/app-user\?region=CN$/)
    await screen.page.getByText('12 items in total').first().waitFor()
    await screen.page.getByRole('columnheader', { name: /User/ }).getByRole('button').click()
    await screen.page.waitForURL(/columnKey=email&order=ascend$/)
    await firstIs('person10@example.com')
    await screen.page.reload()
    await screen.page.getByText('12 items in total').first().waitFor()
    await firstIs('person10@example.com')
    await screen.page.goBack()
    await screen.page.waitForURL(/region=CN$/)
    await firstIs('person24@example.com')
  })

  test('are added: bad input is shown at its field, and the answer is a one-time link', async () => {
    await signIn(screen.admin)
    await open(userPage)
    await button('Add user').click()
    const drawer = dialog('Add user')
    await field('E-mail', drawer).fill('no address')
    await button('Add user', drawer).click()
    await drawer.getByText('Please enter a complete e-mail address').first().waitFor()
    expect(await field('E-mail', drawer).getAttribute('aria-invalid')).toBe('true')
    await field('E-mail', drawer).fill('person1@example.com')
    await button('Add user', drawer).click()
    await drawer.getByText('There is already an account with this e-mail address').first().waitFor()
    await field('E-mail', drawer).fill('new@example.com')
    await field(/Nickname/, drawer).fill('林晓雯')
    await button('Add user', drawer).click()
    await drawer.getByText(/#\/set-password\?code=/).waitFor()
    await button('Done', drawer).click()
    await screen.page.getByRole('rowheader', { name: /林晓雯/ }).waitFor()
    expect((await userOf('new@example.com')).nickname).toBe('林晓雯')
  })

  test.runIf(isLong)('open by a link; the rows beside them, the tab and Back are in the address', async () => {
    const user = await userOf('person20@example.com')
    await signIn(screen.admin)
    await open(`${userPage}?email=person2&open=${user.union_id}&tab=audit`)
    await dialog(/Person 20/).waitFor()
    await screen.page.getByRole('tab', { name: 'Audit', selected: true }).waitFor()
    await button('Next row').click()
    await dialog('Edit Person 2').waitFor()
    await expect.poll(() => button('Next row').isDisabled()).toBe(true)
    await button('Previous row').click()
    await dialog('Edit Person 20').waitFor()
    await screen.page.getByRole('tab', { name: 'Points' }).click()
    await screen.page.waitForURL(/tab=points/)
    await button('Close', dialog(/Person 20/)).click()
    await dialog(/Person 20/).waitFor({ state: 'detached' })
    await screen.page.waitForURL(/\?email=person2$/)

    await button('Edit Person 21').click()
    await dialog('Edit Person 21').waitFor()
    await screen.page.goBack()
    await dialog('Edit Person 21').waitFor({ state: 'detached' })

    // A row that is on no page of this list, and one that never was.
    await open(`${userPage}?email=nobody&open=${user.union_id}`)
    await dialog('Edit Person 20').waitFor()
    await open(`${userPage}?open=un_gone`)
    await screen.page.getByText('There is no such entry').waitFor()
  })

  test('are written: nothing unsaved is lost without a question, and it is kept through a lost connection', async () => {
    await signIn(screen.admin)
    await open(`${userPage}?email=person3@`)
    await button('Edit Person 3').click()
    const drawer = dialog('Edit Person 3')
    const nickname = field(/Nickname/, drawer)
    await nickname.fill('Person III')
    await screen.page.goBack()
    const question = screen.page.getByRole('alertdialog', { name: 'Discard the changes?' })
    await button('Cancel', question).click()
    await question.waitFor({ state: 'detached' })
    expect(await nickname.inputValue()).toBe('Person III')
    await screen.page.waitForURL(/open=/)

    // The connection ends when the service has the change, and before its answer is there.
    await screen.page.route('**/updateAppUser', async (call) => {
      await call.fetch()
      await call.abort()
    })
    await button('Save changes', drawer).click()
    await drawer.getByText('What you typed is still here.').waitFor()
    expect(await nickname.inputValue()).toBe('Person III')
    await screen.page.unroute('**/updateAppUser')
    await button('Save changes', drawer).click()
    await toast('Saved')
    await drawer.waitFor({ state: 'detached' })
    const saved = await userOf('person3@example.com')
    expect(saved).toMatchObject({ nickname: 'Person III', version: 2 })
    screen.forgetErrors('net::ERR_FAILED')
  })

  test.runIf(isLong)('that somebody else changed meanwhile say so, and neither change is lost by itself', async () => {
    await signIn(screen.admin)
    await open(`${userPage}?email=person4@`)
    await button('Edit Person 4').click()
    const drawer = dialog(/^Edit /)
    await field(/Nickname/, drawer).fill('Mine')
    const seen = await userOf('person4@example.com')
    await unwrap(
      screen.admin.appUser.updateAppUser({ id: seen.id, version: seen.version, nickname: 'Theirs', ref_code: 'R' }),
    )
    await button('Save changes', drawer).click()
    const conflict = drawer.getByRole('alert')
    await conflict.getByText('Theirs').waitFor()
    await conflict.getByText('Referral code').waitFor()
    expect(await field(/Nickname/, drawer).inputValue()).toBe('Mine')
    await button('Use the current version', drawer).click()
    await expect.poll(() => field(/Nickname/, drawer).inputValue()).toBe('Theirs')
    await expect.poll(() => field(/Referral code/, drawer).inputValue()).toBe('R')
    await field(/Nickname/, drawer).fill('Both')
    await button('Save changes', drawer).click()
    await toast('Saved')
    expect(await userOf('person4@example.com')).toMatchObject({ nickname: 'Both', ref_code: 'R' })
  })

  test('have addresses, orders and points, each by its own action', async () => {
    const user = await userOf('person5@example.com')
    await signIn(screen.admin)
    await open(`${userPage}?open=${user.union_id}&tab=addresses`)
    const drawer = dialog('Edit Person 5')
    await button('Add address', drawer).click()
    const address = dialog('Add address')
    await field('Name', address).fill('Person 5')
    await field('Address line 1', address).fill('Weg 1')
    await field('City', address).fill('Kiel')
    await field('Country', address).fill('Germany')
    expect(await field('Country', address).inputValue()).toBe('Ge')
    await field('Country', address).fill('1')
    await button('Save', address).click()
    await address.getByText('This value is not valid').first().waitFor()
    await field('Country', address).fill('de')
    await button('Save', address).click()
    await drawer.getByText('Kiel DE').waitFor()
    await button('Edit the address of Person 5, Weg 1', drawer).click()
    await field('City', dialog('Edit address')).fill('Lübeck')
    await button('Save', dialog('Edit address')).click()
    await drawer.getByText('Lübeck DE').waitFor()
    await button('Delete the address of Person 5, Weg 1', drawer).click()
    await toast('Deleted')
    expect((await userOf('person5@example.com')).addresses).toEqual([])

    await screen.page.getByRole('tab', { name: 'Orders' }).click()
    await button('Add order', drawer).click()
    const order = dialog('Order for Person 5')
    await choose(order, /Plan/, 'Premium')
    await button('Add order', order).click()
    await drawer.getByRole('rowheader', { name: /^Premium, Monthly/ }).waitFor()
    expect((await userOf('person5@example.com')).vip_status).toBe('premium')
    await button(/^More about/, drawer).click()
    await screen.page.getByRole('menuitem', { name: 'Refund' }).click()
    await button('Refund', screen.page.getByRole('alertdialog')).click()
    await drawer.getByText('Refunded').first().waitFor()
    expect((await userOf('person5@example.com')).vip_status).not.toBe('premium')

    await screen.page.getByRole('tab', { name: 'Points' }).click()
    await button('Adjust points', drawer).click()
    const entry = dialog('Points of Person 5')
    await field('Points', entry).fill('-5')
    await button('Save', entry).click()
    await entry.getByRole('alert').getByText('The balance is too low').waitFor()
    await field('Points', entry).fill('120')
    await button('Save', entry).click()
    await drawer.getByText('Balance: 120').waitFor()
    await button('More about 120', drawer).click()
    await screen.page.getByRole('menuitem', { name: 'Reverse' }).click()
    await button('Reverse', screen.page.getByRole('alertdialog')).click()
    await drawer.getByText('Balance: 0').waitFor()

    await screen.page.getByRole('tab', { name: 'Changes' }).click()
    for (const action of ['Changed the user', 'Removed an address of the user', 'Added the order', 'Adjusted points']) {
      // oxlint-disable-next-line no-await-in-loop
      await drawer.getByRole('row').filter({ hasText: action }).first().waitFor()
    }
  })

  test.runIf(isLong)('are asked about for support, and sign-in is switched off at once', async () => {
    const user = await userOf('person6@example.com')
    const site = await unwrap(
      screen.admin.app.createAppWebsite({
        owner_id: user.id,
        name: 'Six',
        domain: 'six.example',
        currency_type: 'EUR',
      }),
    )
    await signIn(screen.admin)
    await open(`${userPage}?open=${user.union_id}&tab=sites`)
    const drawer = dialog('Edit Person 6')
    await button(`Statistics of ${site.domain}`, drawer).click()
    const statistics = dialog(`Statistics of ${site.domain}`)
    await choose(statistics, /Range/, 'Today')
    await button('Show statistics', statistics).click()
    await statistics.getByText('Bounce rate').waitFor()
    await statistics.getByText('JSON', { exact: true }).click()
    const json = await statistics.getByRole('region', { name: 'The answer as JSON' }).innerText()
    expect(JSON.parse(json)).toMatchObject({ dimension: 'page', totals: { visitors: 0 }, rows: [] })
    await button('Close', statistics).last().click()
    await screen.page.getByRole('tab', { name: 'Profile' }).click()
    await drawer.getByRole('switch', { name: 'May sign in' }).press('Space')
    await toast('Saved')
    expect((await userOf('person6@example.com')).status).toBe('disabled')
  })

  test('are imported from CSV, checked first, and exported so that no cell runs', async () => {
    const csv = [
      'email,nickname,ref_code',
      'comma@import.example,"Kovač, Mira",A1',
      'quote@import.example,"Dan ""the"" man",A2',
      'lines@import.example,"two\nlines",A3',
      "formula@import.example,=cmd|' /C calc'!A0,A4",
      'chinese@import.example,林晓雯,A5',
      'arabic@import.example,نور حداد,A6',
      'nobody,,',
    ].join('\r\n')
    await signIn(screen.admin)
    await open(userPage)
    const before = (await unwrap(screen.admin.appUser.fetchAppUserList({}))).total
    await button('Import CSV').click()
    const importing = dialog('Import users')
    const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
    await screen.page.locator('input[type="file"]').setInputFiles(file)
    await button('Check only', importing).click()
    await importing.getByText('6 users would be created').waitFor()
    await importing.getByText('1 invalid line').waitFor()
    expect((await unwrap(screen.admin.appUser.fetchAppUserList({}))).total).toBe(before)
    await button('Import', importing).click()
    await importing.getByText('6 users were created').waitFor()
    await importing.getByRole('row', { name: /nobody Wrong/ }).waitFor()
    await importing.getByText('Please enter a complete e-mail address').waitFor()
    await button('Done', importing).click()
    const nicknameOf = async (name: string) => (await userOf(`${name}@import.example`)).nickname
    expect(await nicknameOf('comma')).toBe('Kovač, Mira')
    expect(await nicknameOf('quote')).toBe('Dan "the" man')
    expect(await nicknameOf('lines')).toBe('two\nlines')
    expect(await nicknameOf('formula')).toBe("=cmd|' /C calc'!A0")
    expect(await nicknameOf('chinese')).toBe('林晓雯')
    expect(await nicknameOf('arabic')).toBe('نور حداد')
    await screen.page.getByRole('rowheader', { name: /نور حداد/ }).waitFor()

    const [download] = await Promise.all([screen.page.waitForEvent('download'), button('Export CSV').click()])
    const exported = await readFile(await download.path(), 'utf8')
    expect(exported).toContain('arabic@import.example')
    expect(exported).not.toMatch(/(^|[,\n])"?=cmd/)
  })

  test.runIf(isLong)(
    'get notices and new passwords, and are looked at as they see it, without changing anything',
    async () => {
      await addUser('looked@example.com', { nickname: 'Looked', password: 'correct horse battery' })
      await signIn(screen.admin)
      await open(`${userPage}?email=looked`)
      await menu('Looked', 'Send a notice')
      const notice = dialog('Notice to Looked')
      await field('Title', notice).fill('Maintenance')
      await field('Message', notice).fill('Tonight at ten.')
      await button('Send', notice).click()
      await toast('Notice sent')

      await menu('Looked', 'View as this user')
      const [tab] = await Promise.all([
        screen.context.waitForEvent('page'),
        button('Open in a new tab', dialog('View as Looked')).click(),
      ])
      await tab.getByText('Viewing as somebody else, read only').first().waitFor()
      await tab.getByText('You are viewing as somebody else and cannot change anything').waitFor()
      await expect.poll(() => tab.getByRole('button', { name: 'Add website' }).isDisabled()).toBe(true)
      expect(await tab.getByRole('link', { name: 'Add website' }).count()).toBe(0)
      await tab.close()

      await menu('Looked', 'Reset…')
      const reset = dialog('Reset for Looked')
      await choose(reset, /What to reset/, 'Password')
      await button('Reset', reset).click()
      await reset.getByText(/#\/set-password\?code=/).waitFor()
      expect((await userOf('looked@example.com')).has_password).toBe(false)
    },
  )
})

describe('app users, for an operator', () => {
  test('are changed without level, membership and points, and staff not at all', async () => {
    await signIn(screen.operator)
    await open(`${userPage}?email=person9@`)
    expect(await screen.page.getByRole('link', { name: /Sites/ }).count()).toBe(0)
    for (const name of ['Add user', 'Import CSV']) expect(await button(name).count()).toBe(0)
    await button('More about Person 9').click()
    await expect.poll(() => screen.page.getByRole('menuitem').allInnerTexts()).toEqual(['Delete'])
    await screen.page.getByRole('menu').press('Escape')
    await screen.page.getByRole('menu').waitFor({ state: 'detached' })
    await button('Edit Person 9').click()
    const drawer = dialog('Edit Person 9')
    await expect.poll(() => screen.page.getByRole('tab').allInnerTexts()).toEqual(['Profile', 'Tasks', 'Addresses'])
    expect(await button(/May see/, drawer).count()).toBe(0)
    await field(/Region/, drawer).fill('FR')
    await button('Save changes', drawer).click()
    await toast('Saved')
    expect((await userOf('person9@example.com')).region).toBe('FR')

    await open(`${userPage}?email=owner`)
    await button('See owner@example.com').click()
    await screen.page.getByRole('tab', { name: 'Profile' }).waitFor()
    expect(await button('Save changes').count()).toBe(0)
    await open('/')
    await screen.page
      .getByRole('heading', { name: 'My sites' })
      .or(screen.page.getByText('Your first site starts here'))
      .waitFor()
  })
})
