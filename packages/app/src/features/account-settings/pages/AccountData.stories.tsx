import type { CallOutput, Job } from '@sightline/api-client'
import { mockCall, mockList } from '@sightline/api-client/mocks'
import { expect, waitFor, within } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { member, accountHandlers } from '../../../testing/accountAnswers.ts'

const meta = preview.meta({
  title: 'Pages/Account/Data',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/account/data' },
  beforeEach: ({ msw }) => msw.use(...accountHandlers),
})

const exporting: Job = {
  id: '11',
  kind: 'export_account',
  status: 'running',
  done: 12,
  total: 36,
  counts: { created: 40, skipped: 0, failed: 0 },
  error: null,
  transfer: {
    site_id: null,
    format: 'ndjson',
    name: 'account-2026-11-20.ndjson.gz',
    size: 4096,
    is_ready: false,
    unknown_fields: [],
  },
  created_at: '2026-11-20T10:20:00.000Z',
  started_at: '2026-11-20T10:20:00.000Z',
  updated_at: '2026-11-20T10:20:00.000Z',
  finished_at: null,
}

const exported: Job = {
  ...exporting,
  status: 'succeeded',
  done: 36,
  transfer: exporting.transfer && { ...exporting.transfer, is_ready: true },
  finished_at: '2026-11-20T10:21:00.000Z',
}

const jobOf = (job: Job) => mockCall('job', 'get', { job, report: { list: [], total: 0 } })

export const Data = meta.story({
  args: { path: '/account/data' },
  parameters: inEveryMode,
  beforeEach: ({ msw }) => msw.use(mockList('job', 'fetchList', [exported]), jobOf(exported)),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('button', { name: 'Download account-2026-11-20.ndjson.gz' }))
    await expect(canvas.getByRole('button', { name: 'Export my data' })).toBeEnabled()
  },
})

export const ExportingData = meta.story({
  tags: ['behaviour'],
  args: { path: '/account/data' },
  beforeEach: ({ msw }) => msw.use(mockList('job', 'fetchList', [])),
  play: async ({ canvas, msw, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Export my data' })
    await expect(canvas.queryByRole('progressbar')).toBeNull()
    msw.use(
      mockCall('user', 'exportData', { job_id: '11' }),
      mockList('job', 'fetchList', [exporting]),
      jobOf(exporting),
    )
    await userEvent.click(button)
    await becomesVisible(() => canvas.findByRole('progressbar', { name: /Exporting your data/ }))
    await expect(canvas.queryByRole('button', { name: /^Download/ })).toBeNull()
    msw.use(mockList('job', 'fetchList', [exported]), jobOf(exported))
    await becomesVisible(() => canvas.findByRole('button', { name: 'Download account-2026-11-20.ndjson.gz' }))
  },
})

const dueAt = '2026-11-27T10:25:00.000Z'

const ownSites: CallOutput<'user', 'deletion'>['sites'] = [
  { id: '1', name: 'Harbor Lane', domain: 'harborlane.com', viewers: 3 },
  { id: '2', name: 'Tidepool', domain: 'tidepool.dev', viewers: 0 },
]

/** The e-mail address is typed, the sites are confirmed, and the password is asked for; until then nothing is sent. */
export const Deleting = meta.story({
  args: { path: '/account/data' },
  parameters: inEveryMode,
  beforeEach: ({ msw }) =>
    msw.use(mockList('job', 'fetchList', []), mockCall('user', 'deletion', { due_at: null, sites: ownSites })),
  play: async ({ canvas, msw, userEvent }) => {
    await becomesVisible(() => canvas.findByText(/shared with 3 people/))
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Delete the account?' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /to confirm$/ }), 'mina')
    await expect(await dialog.findByRole('link', { name: 'Forgot your password, or have none yet?' })).toHaveAttribute(
      'href',
      '#/login?view=forgot',
    )
    await userEvent.type(dialog.getByLabelText('Your password'), 'a long password')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }))
    await expect((await dialog.findAllByText(/type your e-mail address exactly/))[0]).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /to confirm$/ }), '.keller@harborlane.com')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Delete my 2 sites and all of their data, too' }))
    msw.use(
      mockCall('user', 'deleteAccount', { due_at: dueAt }),
      mockCall('user', 'deletion', { due_at: dueAt, sites: ownSites }),
      mockCall('user', 'info', { ...member, deletion_due_at: dueAt }),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }))
    await becomesVisible(() => canvas.findByRole('button', { name: 'Keep my account' }))
    await expect(canvas.queryByRole('button', { name: 'Delete account' })).toBeNull()
  },
})

/** Every page says when the account will be deleted, and offers to keep it. */
export const KeepingTheAccount = meta.story({
  args: { path: '/account/profile' },
  beforeEach: ({ msw }) => msw.use(mockCall('user', 'info', { ...member, deletion_due_at: dueAt })),
  play: async ({ canvas, msw, userEvent }) => {
    await becomesVisible(() => canvas.findByText('Your account will be deleted on 2026-11-27'))
    msw.use(mockCall('user', 'keepAccount', {}), mockCall('user', 'info', member))
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my account' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Keep my account' })).toBeNull())
  },
})
