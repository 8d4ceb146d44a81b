import { unwrap } from '@sightline/api-client'
import { describe, expect, test } from 'vitest'
import { setUpConsole } from '../support/console/set-up-console.ts'
import { isLong } from '../support/test-size.ts'

const userPage = '/subapp/app-user'
const taskPage = '/subapp/app-aitask'
const screen = setUpConsole()
const { signIn, open, button, field, dialog, toast, choose, userOf } = screen

describe('AI tasks', () => {
  test('are added, filtered, changed and deleted by an administrator', async () => {
    const user = await userOf('person10@example.com')
    for (const prompt of ['One', 'Two']) {
      // oxlint-disable-next-line no-await-in-loop
      await unwrap(screen.admin.aitask.addAppAitask({ union_id: user.union_id, task_type: 'site_summary', prompt }))
    }
    await signIn(screen.admin)
    await open(taskPage)
    await button('Add task').click()
    const adding = dialog('Add task')
    await adding.getByRole('combobox', { name: 'User' }).fill(user.email)
    await screen.page.getByRole('option', { name: user.email }).click()
    await field('Type', adding).fill('site_summary')
    await field('Prompt', adding).fill('Three')
    await button('Add task', adding).click()
    await toast('Task added')
    await adding.waitFor({ state: 'detached' })

    await field('User ID').fill(user.union_id)
    await choose(screen.page.getByRole('search'), /Status/, 'Pending')
    await button('Search').click()
    await screen.page.waitForURL(/union_id=.*&task_status=pending$/)
    await screen.page.getByText('3 items in total').first().waitFor()
    const [task] = (await unwrap(screen.admin.aitask.fetchAppAitaskList({ union_id: user.union_id }))).list
    await open(`${taskPage}?open=${task?.task_id}`)
    const drawer = dialog(`Edit ${task?.task_id}`)
    await field(/Cost/, drawer).fill('much')
    await button('Save changes', drawer).click()
    await drawer.getByText('This value is not valid').first().waitFor()
    await field(/Cost/, drawer).fill('12')
    await field(/Currency/, drawer).fill('EUR')
    await choose(drawer, /Status/, 'Succeeded')
    await screen.page.route('**/updateAppAitask', (call) => call.abort())
    await button('Save changes', drawer).click()
    await drawer.getByText('What you typed is still here.').waitFor()
    await screen.page.unroute('**/updateAppAitask')
    await button('Save changes', drawer).click()
    await toast('Saved')
    await screen.page.getByRole('row', { name: /Succeeded.*€0\.12/ }).waitFor()

    await screen.page.getByRole('checkbox', { name: /all/i }).first().press('Space')
    await button('Delete', screen.page.getByRole('group', { name: 'Selected rows' })).click()
    const confirmation = field(/Type 3/, screen.page.getByRole('alertdialog'))
    await confirmation.fill('3')
    await confirmation.press('Enter')
    await toast('Deleted')
    await screen.page
      .getByText('Nothing matches these filters')
      .or(screen.page.getByText('There are no AI tasks yet'))
      .waitFor()
    expect((await unwrap(screen.admin.aitask.fetchAppAitaskList({ union_id: user.union_id }))).total).toBe(0)
    screen.forgetErrors('net::ERR_FAILED')
  })

  test.runIf(isLong)('are changed by an operator, and opened from their user', async () => {
    const user = await userOf('person11@example.com')
    const task = await unwrap(
      screen.admin.aitask.addAppAitask({ union_id: user.union_id, task_type: 'site_summary', prompt: 'Four' }),
    )
    await signIn(screen.operator)
    await open(`${userPage}?open=${user.union_id}&tab=tasks`)
    await button(`Open ${task.task_id}`).click()
    const drawer = dialog(`Edit ${task.task_id}`)
    await field(/Model/, drawer).fill('small-1')
    await button('Save changes', drawer).click()
    await toast('Saved')
    for (const name of ['Add task', `More about ${task.task_id}`]) expect(await button(name).count()).toBe(0)
    expect(await screen.page.getByRole('checkbox').count()).toBe(0)
  })
})
