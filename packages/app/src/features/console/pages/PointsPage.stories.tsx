import { mockApiError, mockCall, mockList, mockPending } from '@sightline/api-client/mocks'
import { expect, screen, waitFor, within } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import { consoleHandlers } from '../../../testing/consoleHandlers.ts'
import { ledgerEntryAnswer } from '../../../testing/consoleRows.ts'
import { accountOf } from '../../../testing/fixtures.ts'
import { jobAt, users } from '../../../testing/userFixtures.ts'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { pageShown, shown } from '../../../../../../.storybook/pageShown.ts'

const [granted] = ledgerEntryAnswer.list
if (granted === undefined) throw new Error('There is no row to show.')
const spent = {
  ...granted,
  id: '53',
  email: 'li.wei@example.com',
  user_id: '3',
  delta: -1000,
  balance: 240,
  reason: 'spending',
  note: null,
  order_id: '31',
  order_no: 'SL-20261119-7F3A',
  actor_email: null,
} as const
const reversed = { ...granted, id: '54', delta: 500, balance: 740, is_reversed: true, reversal_id: '55', note: 'Twice' }
const reversal = {
  ...granted,
  id: '55',
  delta: -500,
  balance: 240,
  reason: 'reversal',
  reverses_id: '54',
  note: null,
  created_at: '2026-11-20T09:30:00.000Z',
} as const
const answer = {
  list: [reversal, reversed, spent, granted],
  total: 4,
  totals: { credited: 13_340, debited: 1500 },
}

const meta = preview.meta({
  title: 'Pages/Points',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/admin/points' },
  beforeEach: ({ msw }) => msw.use(mockCall('userPoints', 'fetchList', answer), ...consoleHandlers('admin')),
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
    await becomesVisible(() => canvas.findByText('13,340 points added'))
    await expect(canvas.getByRole('link', { name: 'li.wei@example.com' })).toHaveAttribute(
      'href',
      '#/subapp/app-user?email=li.wei%40example.com',
    )
    // What was reversed is not reversed again, and neither is what reversed it.
    const menuOf = (name: string) =>
      canvas.queryByRole('button', { name: `More about ${name} points of mira.k@postbox.dev` })
    await expect([menuOf('+500'), menuOf('-500')]).toEqual([null, null])
    await userEvent.click(menuOf('+12,840') ?? canvas.getByRole('table'))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Reverse' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Reverse +12,840 points?' }))
    msw.use(mockCall('userPoints', 'del', { done: 0, failed: [{ id: granted.id, message: 'points_insufficient' }] }))
    await userEvent.click(dialog.getByRole('button', { name: 'Reverse' }))
    await becomesVisible(() => dialog.findByText('The balance is too low'))
    msw.use(mockCall('userPoints', 'del', { done: 1, failed: [] }))
    await userEvent.click(dialog.getByRole('button', { name: 'Reverse' }))
    await screen.findByText('Reversed')
  },
})

export const AdjustsForSomebody = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) =>
    msw.use(mockList('appUser', 'fetchAppUserList', users), mockCall('userPoints', 'add', granted)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Adjust points' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('combobox', { name: /User/ }), 'mira')
    await userEvent.click(await screen.findByRole('option', { name: 'mira.k@postbox.dev' }))
    await becomesVisible(() => dialog.findByText('The user has 12,840 points.'))
    const points = dialog.getByRole('textbox', { name: 'Points' })
    await userEvent.type(points, '-12841')
    await becomesVisible(() => dialog.findByText('The balance is too low'))
    await userEvent.clear(points)
    await userEvent.type(points, '-840')
    await becomesVisible(() => dialog.findByText('Afterwards: 12,000 points'))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await screen.findByText('Points adjusted')
  },
})

const changedMeanwhile = { ...granted, version: 2, note: 'Welcome back' }

export const ConflictInTheDrawer = meta.story({
  tags: ['behaviour'],
  args: { path: '/admin/points', search: `open=${granted.id}` },
  beforeEach: ({ msw }) =>
    msw.use(mockApiError('userPoints', 'update', { code: 409, message: 'row_changed', data: changedMeanwhile })),
  play: async ({ canvas, userEvent, msw }) => {
    // Until the row has come, another drawer stands in its place.
    await canvas.findByRole('button', { name: 'Save changes' })
    const drawer = within(canvas.getByRole('dialog'))
    const note = await drawer.findByRole('textbox', { name: /Note/ })
    await userEvent.type(note, ', Mira')
    await userEvent.click(drawer.getByRole('button', { name: 'Save changes' }))
    // Both are there: theirs in the notice, and what was typed in its field.
    await waitFor(() => expect(drawer.getByText('Welcome back')).toBeVisible())
    await expect(note).toHaveValue('Welcome, Mira')
    msw.use(mockCall('userPoints', 'update', { ...changedMeanwhile, version: 3, note: 'Welcome, Mira' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Keep my version' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Save changes' }))
    await screen.findByText('Saved')
  },
})

export const TraceOfAReversal = meta.story({
  tags: ['behaviour'],
  args: { path: '/admin/points', search: `open=${reversed.id}` },
  play: async ({ canvas, userEvent, msw }) => {
    const trace = await canvas.findByRole('list', { name: 'What happened to this row' })
    await becomesVisible(() => within(trace).findByText('Reversed by -500'))
    await expect(within(trace).getAllByRole('listitem')[0]).toHaveTextContent('+500 recorded')
    await expect(canvas.queryByRole('button', { name: 'Reverse' })).toBeNull()
    msw.use(mockCall('userPoints', 'fetchList', { ...answer, list: [reversed] }))
    await userEvent.click(within(trace).getByRole('button', { name: 'Open row 55' }))
    await becomesVisible(() => canvas.findByRole('heading', { name: '-500 points' }))
  },
})

export const BalanceOfOneUser = meta.story({
  tags: ['behaviour'],
  args: { path: '/admin/points', search: 'user_id=1' },
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('group', { name: 'Balance over time' })
    await becomesVisible(() => within(chart).findByText('240'))
  },
})

export const RefusedToOperators = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall('user', 'info', accountOf('operator'))),
  play: shown('Your account is not allowed to do this'),
})
export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mockCall('userPoints', 'fetchList', { list: [], total: 0, totals: { credited: 0, debited: 0 } })),
  play: shown('No entries yet'),
})
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending('userPoints', 'fetchList')),
  play: pageShown,
})
export const Failing = meta.story({
  beforeEach: ({ msw }) => msw.use(mockApiError('userPoints', 'fetchList', { code: 400, message: 'invalid_input' })),
  play: pageShown,
})
export const InEveryMode = meta.story({ parameters: inEveryMode, play: pageShown })
export const DrawerInEveryMode = meta.story({
  parameters: inEveryMode,
  args: { path: '/admin/points', search: `open=${reversed.id}` },
  play: pageShown,
})

/** A file of adjustments, first checked and then taken. */
export const Import = meta.story({
  parameters: inEveryMode,
  beforeEach: ({ msw }) => {
    const { job, report } = jobAt('succeeded', 3)
    const [created, , failed] = report.list
    const list = [
      { ...created, subject: 'mira.k@postbox.dev', link: null },
      { ...failed, subject: 'li.wei@example.com', message: 'points_insufficient' },
    ] as typeof report.list
    const points = { ...job, kind: 'import_points' as const, counts: { created: 1, skipped: 0, failed: 1 } }
    msw.use(
      mockCall('userPoints', 'importNew', { job_id: '77' }),
      mockCall('job', 'get', { job: points, report: { list, total: 2 } }),
    )
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import CSV' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Import points' }))
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
    if (input !== null) await userEvent.upload(input, new File(['email,delta\n'], 'points.csv', { type: 'text/csv' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Check only' }))
    await becomesVisible(() => dialog.findByText('1 row would be added'))
    await userEvent.click(dialog.getByRole('button', { name: 'Import' }))
    await becomesVisible(() => dialog.findByText('1 row was added'))
    const report = within(await dialog.findByRole('table', { name: 'Result by line' }))
    await expect(report.getByRole('row', { name: /li\.wei.*The balance is too low/ })).toBeVisible()
    await expect(report.queryByRole('columnheader', { name: 'One-time link' })).toBeNull()
  },
})
