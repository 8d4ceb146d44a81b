import type { CallOutput, OwnedJob } from '@sightline/api-client'
import { mockApiError, mockCall, mockPending } from '@sightline/api-client/mocks'
import { expect, screen, within } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import { consoleHandlers } from '../../../testing/consoleHandlers.ts'
import { accountOf } from '../../../testing/fixtures.ts'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { pageShown, shown } from '../../../../../../.storybook/pageShown.ts'

const running: OwnedJob = {
  id: '44',
  kind: 'import_events',
  status: 'running',
  done: 420,
  total: 1000,
  counts: { created: 84_200, skipped: 310, failed: 4 },
  error: null,
  transfer: {
    site_id: '7',
    format: 'ndjson',
    name: 'events-2025.ndjson.gz',
    size: 48_000_000,
    is_ready: false,
    unknown_fields: [],
  },
  created_at: '2026-11-20T09:00:00.000Z',
  started_at: '2026-11-20T09:00:10.000Z',
  updated_at: '2026-11-20T09:02:10.000Z',
  finished_at: null,
  owner_id: '1',
  owner_email: 'mira.k@postbox.dev',
  sites: [{ id: '7', domain: 'harborlane.com' }],
  can_cancel: true,
  retry_error: 'job_not_ended',
}
const { transfer: _, ...plain } = running
const failed: OwnedJob = {
  ...plain,
  id: '43',
  kind: 'import_properties',
  status: 'failed',
  done: 3,
  total: 8,
  counts: { created: 2, skipped: 1, failed: 0 },
  error: 'internal_error',
  finished_at: '2026-11-20T09:05:00.000Z',
  sites: [],
  owner_email: 'li.wei@example.com',
  can_cancel: false,
  retry_error: null,
}
const bulk: OwnedJob = {
  ...failed,
  id: '42',
  kind: 'bulk',
  action: 'userOrder.del',
  status: 'cancelled',
  error: null,
  retry_error: 'job_input_gone',
}
const deletion: OwnedJob = {
  ...failed,
  id: '41',
  kind: 'delete_site_data',
  status: 'succeeded',
  done: 2,
  total: 2,
  counts: { created: 0, skipped: 0, failed: 0 },
  error: null,
  owner_email: null,
  sites: [
    { id: '5', domain: null },
    { id: '6', domain: null },
  ],
  retry_error: 'job_succeeded',
}
const answer: CallOutput<'job', 'fetchAll'> = {
  list: [running, failed, bulk, deletion],
  total: 4,
  totals: { queued: 0, running: 1, succeeded: 1, failed: 1, cancelled: 1 },
}
const report: CallOutput<'job', 'get'> = {
  job: failed,
  report: {
    list: [
      { line: 1, outcome: 'created', subject: 'Harbor Lane', message: null, link: null },
      { line: 2, outcome: 'skipped', subject: 'Pier 9', message: 'property_attached', link: null },
      { line: 3, outcome: 'created', subject: 'Quay Street', message: null, link: null },
    ],
    total: 3,
  },
}

const meta = preview.meta({
  title: 'Pages/Jobs',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/admin/jobs' },
  beforeEach: ({ msw }) =>
    msw.use(mockCall('job', 'fetchAll', answer), mockCall('job', 'get', report), ...consoleHandlers('admin')),
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
    const bar = await canvas.findByRole('progressbar', { name: '420 of 1,000' })
    await expect(bar).toHaveAttribute('aria-valuenow', '420')
    await expect(canvas.getByRole('link', { name: 'mira.k@postbox.dev' })).toHaveAttribute(
      'href',
      '#/subapp/app-user?email=mira.k%40postbox.dev',
    )
    // What cannot happen is not offered.
    await expect(canvas.queryByRole('button', { name: 'More about Bulk change 42' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'More about Event import 44' }))
    await expect(screen.queryByRole('menuitem', { name: 'Run again' })).toBeNull()
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel the job' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel “Event import”?' }))
    msw.use(mockApiError('job', 'cancel', { code: 409, message: 'job_ended' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the job' }))
    await becomesVisible(() => dialog.findByText('This job has already ended'))
    msw.use(mockCall('job', 'cancel', { ...running, status: 'cancelled' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the job' }))
    await screen.findByText('Job cancelled')
  },
})

export const RunsAgain = meta.story({
  tags: ['behaviour'],
  args: { path: '/admin/jobs', search: `open=${failed.id}` },
  play: async ({ canvas, userEvent, msw }) => {
    // Until the job has come, another drawer stands in its place.
    await canvas.findByRole('button', { name: 'Run again' })
    const drawer = within(canvas.getByRole('dialog'))
    await becomesVisible(() => drawer.findByText('Quay Street'))
    msw.use(mockApiError('job', 'retry', { code: 409, message: 'job_owner_gone' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Run again' }))
    await screen.findByText('The account that started this job no longer exists or is disabled')
    msw.use(mockCall('job', 'retry', { ...failed, status: 'queued', error: null }))
    await userEvent.click(drawer.getByRole('button', { name: 'Run again' }))
    await screen.findByText('The job runs again')
  },
})

export const OfASite = meta.story({
  tags: ['behaviour'],
  args: { path: '/admin/jobs', search: `open=${running.id}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'harborlane.com' })).toHaveAttribute('href', '#/sites/7')
    await expect(canvas.getByText('events-2025.ndjson.gz')).toBeInTheDocument()
  },
})

export const CannotRunAgain = meta.story({
  tags: ['behaviour'],
  args: { path: '/admin/jobs', search: `open=${bulk.id}` },
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText(/The input of this job was deleted when it ended/))
    await expect(canvas.queryByRole('button', { name: 'Run again' })).toBeNull()
  },
})

export const RefusedToOperators = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall('user', 'info', accountOf('operator'))),
  play: shown('Your account is not allowed to do this'),
})
export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('job', 'fetchAll', {
        list: [],
        total: 0,
        totals: { queued: 0, running: 0, succeeded: 0, failed: 0, cancelled: 0 },
      }),
    ),
  play: shown('No job has run yet'),
})
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending('job', 'fetchAll')),
  play: pageShown,
})
export const Failing = meta.story({
  beforeEach: ({ msw }) => msw.use(mockApiError('job', 'fetchAll', { code: 400, message: 'invalid_input' })),
  play: pageShown,
})
export const InEveryMode = meta.story({ parameters: inEveryMode, play: pageShown })
export const DrawerInEveryMode = meta.story({
  parameters: inEveryMode,
  args: { path: '/admin/jobs', search: `open=${failed.id}` },
  play: pageShown,
})
