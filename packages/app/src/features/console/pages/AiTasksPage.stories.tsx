import { mockCall, mockList, mockPending, mockApiError } from '@sightline/api-client/mocks'
import type { StoryContext } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import { consoleHandlers } from '../../../testing/consoleHandlers.ts'
import { sites } from '../../../testing/consoleRows.ts'
import { accountOf } from '../../../testing/fixtures.ts'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import { users } from '../../../testing/userFixtures.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { shown } from '../../../../../../.storybook/pageShown.ts'
import { longTasks, summary, tasks } from '../../../testing/aiTaskFixtures.ts'

const [first] = tasks
const over = tasks.map((task) => ({ ...task, task_status: 'succeeded' as const }))

const meta = preview.meta({
  title: 'Pages/AI tasks',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/subapp/app-aitask' },
  beforeEach: ({ msw }) => msw.use(mockList('aitask', 'fetchAppAitaskList', tasks), ...consoleHandlers('admin')),
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await becomesVisible(() => canvas.findByText('task_5d1e901'))
    await waitFor(() => expect(canvas.getByText('5 items in total', { selector: '[data-part]' })).toBeVisible())
    for (const name of ['User ID', 'Task ID', 'Generation ID']) {
      await waitFor(() => expect(canvas.getByRole('textbox', { name })).toBeVisible())
    }
    // Whoever calls the service knows them by these names.
    const search = canvas.getByRole('search')
    await expect(within(search).getByText('User ID')).toHaveAttribute('title', 'union_id')
    await expect(within(canvas.getByRole('table')).getByText('Task ID')).toHaveAttribute('title', 'task_id')
    await userEvent.click(within(search).getByRole('button', { name: /Status/ }))
    await userEvent.click(await canvas.findByRole('option', { name: 'Failed' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await becomesVisible(() => canvas.findByRole('row', { name: 'Status Failed' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Details of task_5d1e901' }))
    await waitFor(() => expect(canvas.getByText(/Sum up the visits/)).toBeVisible())
  },
})

/** Without a mouse: to the filters, through the rows, into one, and the list of keys. */
export const Keys = meta.story({
  play: async ({ canvas, userEvent }) => {
    await becomesVisible(() => canvas.findByText('task_5d1e901'))
    await userEvent.keyboard('j')
    const actions = await canvas.findAllByRole('button', { name: /^Edit task_/ })
    await waitFor(() => expect(actions[0]).toHaveFocus())
    await userEvent.keyboard('j')
    await waitFor(() => expect(actions[1]).toHaveFocus())
    await userEvent.keyboard('x')
    const boxOf = (index: number) => canvas.getAllByRole('checkbox', { name: /^Select task_/ })[index]
    await waitFor(() => expect(boxOf(1)).toBeChecked())
    await userEvent.keyboard('k')
    await waitFor(() => expect(actions[0]).toHaveFocus())
    // From the box of a row, too, which is no field for letters.
    boxOf(0)?.focus()
    await userEvent.keyboard('x')
    await waitFor(() => expect(boxOf(0)).toBeChecked())
    await userEvent.keyboard('e')
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await userEvent.keyboard('/')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'User ID' })).toHaveFocus())
    // What is typed there belongs to the field.
    await userEvent.keyboard('jx?')
    await expect(canvas.getByRole('textbox', { name: 'User ID' })).toHaveValue('jx?')
    canvas.getByRole('button', { name: 'Search' }).focus()
    await userEvent.keyboard('?')
    const sheet = within(await canvas.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    await waitFor(() => expect(sheet.getByText('Next row')).toBeVisible())
  },
})

const keptView = {
  hidden: ['union_id'],
  known: ['task_id', 'union_id', 'shoe_size'],
  order: ['shoe_size'],
  density: 'compact' as const,
  lines: 'cut' as const,
  pins: {},
  widths: {},
}

/** What somebody chose is kept with the account; what the list does not have any more is left out, and told. */
export const KeptSettings = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('listSetting', 'get', {
        table_view: keptView,
        filter_sets: [{ name: 'Broken ones', filters: { task_status: 'failed' } }],
      }),
    ),
  play: async ({ canvas, msw, userEvent }) => {
    const saved: Record<string, string>[] = []
    msw.use(
      http.post(/listSetting\/save$/, async ({ request }) => {
        saved.push(Object.fromEntries(new URLSearchParams(await request.text())))
        return HttpResponse.json({ code: 200, message: 'ok', data: { table_view: null, filter_sets: [] } })
      }),
    )
    await becomesVisible(() => canvas.findByText('task_5d1e901'))
    await becomesVisible(() => canvas.findByText(/no longer has these columns or filters: shoe_size$/))
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: /^User ID/ })).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Saved filters' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Broken ones' }))
    await becomesVisible(() => canvas.findByRole('row', { name: 'Status Failed' }))
    await userEvent.click(canvas.getByRole('button', { name: 'View' }))
    await userEvent.click(await canvas.findByRole('menuitemradio', { name: 'Regular' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    await expect(saved[0]).toMatchObject({ list: 'aiTasks' })
    await expect(JSON.parse(saved[0]?.['table_view'] ?? '')).toMatchObject({ density: 'regular', order: [] })
    // The line has gone with the setting.
    await waitFor(() => expect(canvas.queryByText(/shoe_size/)).toBeNull())
  },
})

export const OfAnOperator = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('user', 'info', accountOf('operator')),
      mockList(
        'aitask',
        'fetchAppAitaskList',
        tasks.map((task) =>
          task.id === '2' ? { ...task, domain: null, task_status: 'pending', level: 'admin' } : task,
        ),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await becomesVisible(() => canvas.findByRole('button', { name: 'Edit task_5d1e901' }))
    await expect(canvas.queryByRole('button', { name: 'Add task' })).toBeNull()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    // What would be refused is not offered: a task of staff is read only.
    await userEvent.click(canvas.getByRole('button', { name: 'Open task_5d1e902' }))
    const drawer = within(await canvas.findByRole('dialog', { name: 'task_5d1e902' }))
    await becomesVisible(() => drawer.findByRole('heading', { name: 'Prompt' }))
    await expect(drawer.queryByRole('button', { name: /Save|Cancel the task/ })).toBeNull()
  },
})

export const RefusedToMembers = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall('user', 'info', accountOf('member'))),
  play: shown('Your account is not allowed to do this'),
})

const edit = async ({ canvas, userEvent }: StoryContext) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit task_5d1e901' }))
  const drawer = await canvas.findByRole('dialog')
  await waitFor(() => expect(drawer).toBeVisible())
  return within(drawer)
}

export const Edit = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall('aitask', 'updateAppAitask', first)),
  play: async (context) => {
    const drawer = await edit(context)
    const { canvas, userEvent } = context
    const cost = drawer.getByRole('textbox', { name: /Cost/ })
    await userEvent.type(cost, 'x')
    await userEvent.click(drawer.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(cost).toBeInvalid())
    await userEvent.clear(cost)
    await userEvent.type(cost, '15')
    await userEvent.click(drawer.getByRole('button', { name: 'Save changes' }))
    await screen.findByText('Saved')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
})

/** When it was added, and when it came to its end. */
export const History = meta.story({
  play: async (context) => {
    const drawer = await edit(context)
    const history = within(drawer.getByRole('list', { name: 'History of the task' }))
    const [added, ...others] = history.getAllByRole('listitem')
    await expect(added).toHaveTextContent('Added2026-11-19 08:00 UTC')
    await expect(others.map(({ textContent }) => textContent)).toEqual(['Succeeded2026-11-19 08:00 UTC'])
  },
})

export const Conflict = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockApiError('aitask', 'updateAppAitask', {
        code: 409,
        message: 'row_changed',
        data: { ...first, model: 'large-2', version: 3 },
      }),
    ),
  play: async (context) => {
    const drawer = await edit(context)
    const model = drawer.getByRole('textbox', { name: /Model/ })
    await context.userEvent.type(model, '-b')
    await context.userEvent.click(drawer.getByRole('button', { name: 'Save changes' }))
    await expect(await drawer.findByRole('alert')).toHaveTextContent('large-2')
    await context.userEvent.click(drawer.getByRole('button', { name: 'Keep my version' }))
    await expect(model).toHaveValue('small-1-b')
  },
})

export const Add = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockList('appUser', 'fetchAppUserList', users),
      mockApiError('aitask', 'addAppAitask', { code: 404, message: 'not_found' }),
    ),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add task' }))
    const drawer = within(await canvas.findByRole('dialog', { name: 'Add task' }))
    const user = drawer.getByRole('combobox', { name: 'User' })
    await userEvent.type(user, 'mira')
    await userEvent.click(await screen.findByRole('option', { name: 'mira.k@postbox.dev' }))
    await userEvent.type(drawer.getByRole('textbox', { name: 'Type' }), 'site_summary')
    await userEvent.type(drawer.getByRole('textbox', { name: 'Prompt' }), 'Sum up')
    await userEvent.click(drawer.getByRole('button', { name: 'Add task' }))
    await waitFor(() => expect(user).toHaveAccessibleDescription(/There is no such entry/))
    msw.use(mockCall('aitask', 'addAppAitask', first))
    await userEvent.clear(user)
    await userEvent.type(user, 'mira')
    await userEvent.click(await screen.findByRole('option', { name: 'mira.k@postbox.dev' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Add task' }))
    await expect(await screen.findByText('Task added')).toBeInTheDocument()
  },
})

/** What the server works on changes on the page by itself. */
export const Live = meta.story({
  play: async ({ canvas, msw }) => {
    const row = async () => within(await canvas.findByRole('row', { name: /task_5d1e902/ }))
    await expect((await row()).getByText('Running')).toBeInTheDocument()
    msw.use(mockList('aitask', 'fetchAppAitaskList', over))
    await waitFor(async () => expect((await row()).getByText('Succeeded')).toBeInTheDocument(), { timeout: 10_000 })
    await expect((await row()).queryByText('Running')).toBeNull()
  },
})

/** An administrator names a site, and which of its weeks or months is to be summed up. */
export const SummarizeASite = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockList('app', 'fetchAppWebsiteList', sites),
      mockApiError('aitask', 'addSiteSummary', {
        code: 404,
        message: 'not_found',
        data: { fields: { site_id: 'not_found' } },
      }),
    ),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Summarize a site' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Summarize a site' }))
    const site = dialog.getByRole('combobox', { name: 'Site' })
    await userEvent.type(site, sites[0]?.domain.slice(0, 3) ?? '')
    await userEvent.click(await screen.findByRole('option', { name: sites[0]?.domain ?? '' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Summarize' }))
    await waitFor(() => expect(site).toHaveAccessibleDescription(/There is no such entry/))
    msw.use(mockCall('aitask', 'addSiteSummary', first))
    // The field that is wrong has the focus, and its list is open.
    await userEvent.keyboard('{Escape}')
    await userEvent.click(dialog.getByRole('button', { name: 'Summarize' }))
    await expect(await screen.findByText('Task added')).toBeInTheDocument()
  },
})

export const RunAgain = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall('aitask', 'runAgain', first)),
  play: async ({ canvas, userEvent }) => {
    // What is under way cannot begin again.
    await userEvent.click(await canvas.findByRole('button', { name: 'More about task_5d1e902' }))
    await canvas.findByRole('menuitem', { name: 'Delete' })
    await expect(canvas.queryByRole('menuitem', { name: 'Run again' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await canvas.findByRole('button', { name: 'More about task_5d1e903' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Run again' }))
    await expect(await screen.findByText('Task added')).toBeInTheDocument()
  },
})

/** A summary says of which site and days it is, and what has worded it. */
export const OfASite = meta.story({
  beforeEach: ({ msw }) => msw.use(mockList('aitask', 'fetchAppAitaskList', [summary])),
  parameters: inEveryMode,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open task_5d1e901' }))
    const drawer = within(await canvas.findByRole('dialog', { name: 'shop.example' }))
    for (const text of ['2026-11-09 to 2026-11-15', 'Template', '900', /^shop.example had fewer visits/])
      await expect(drawer.getByText(text)).toBeInTheDocument()
    // What the owner reads is not for staff to write.
    await expect(drawer.queryByRole('textbox')).toBeNull()
    await expect(drawer.queryByRole('button', { name: 'Save changes' })).toBeNull()
  },
})

export const Cancel = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) =>
    msw.use(mockApiError('aitask', 'updateAppAitask', { code: 409, message: 'row_changed', data: null })),
  play: async ({ canvas, msw, userEvent }) => {
    const cancel = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'More about task_5d1e902' }))
      await userEvent.click(await canvas.findByRole('menuitem', { name: 'Cancel the task' }))
    }
    await cancel()
    await screen.findByText(/changed/)
    // One that has ended meanwhile is no conflict.
    msw.use(
      mockApiError('aitask', 'updateAppAitask', {
        code: 409,
        message: 'row_changed',
        data: { ...first, task_status: 'succeeded' },
      }),
    )
    await cancel()
    await screen.findByText('The task had already ended')
    msw.use(mockCall('aitask', 'updateAppAitask', first))
    await cancel()
    await waitFor(() => expect(screen.getAllByText('Cancelled').length).toBeGreaterThan(1))
  },
})

export const Delete = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall('aitask', 'deleteAppAitask', { done: 1, failed: [] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More about task_5d1e901' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Delete' }))
    const confirmDialog = within(await canvas.findByRole('alertdialog'))
    await userEvent.type(confirmDialog.getByRole('textbox'), 'task_5d1e901{Enter}')
    await screen.findByText('Deleted')
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending('aitask', 'fetchAppAitaskList')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toHaveAttribute('aria-busy', 'true')
  },
})
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(mockList('aitask', 'fetchAppAitaskList', [])),
  play: shown('There are no AI tasks yet'),
})
export const NothingMatches = meta.story({
  args: { search: 'task_status=failed' },
  beforeEach: ({ msw }) => msw.use(mockList('aitask', 'fetchAppAitaskList', [])),
  play: shown('Nothing matches these filters'),
})
export const Failed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mockApiError('aitask', 'fetchAppAitaskList', { code: 400, message: 'internal_error' })),
  play: shown('Something went wrong on the server'),
})
export const LongText = meta.story({
  beforeEach: ({ msw }) => msw.use(mockList('aitask', 'fetchAppAitaskList', longTasks)),
  play: shown(/^a-value-that-goes-on/),
})

const ready = shown('task_5d1e901')

export const InEveryMode = meta.story({ parameters: inEveryMode, play: ready })
