import { mockCall, mockList, mockApiError } from '@sightline/api-client/mocks'
import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import { accountOf } from '../../../testing/fixtures.ts'
import { consoleHandlers } from '../../../testing/consoleHandlers.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { bulkJobAt, users } from '../../../testing/userFixtures.ts'

const storageKey = 'bulk job of app users'
const { job: running } = bulkJobAt('running', 400)
const whole = bulkJobAt('succeeded', 1200)
const wholeDone = {
  ...whole,
  job: { ...whole.job, counts: { ...whole.job.counts, failed: 0 } },
  report: { list: [], total: 0 },
}

const meta = preview.meta({
  title: 'Pages/App users, changes of many rows',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/subapp/app-user' },
  beforeEach: ({ msw }) => {
    sessionStorage.removeItem(storageKey)
    msw.use(
      mockCall('appUser', 'fetchAppUserList', { list: users, total: 1200 }),
      mockCall('job', 'get', bulkJobAt('running', 400)),
      ...consoleHandlers('admin'),
    )
    return () => sessionStorage.removeItem(storageKey)
  },
})

const selectAll = async ({ canvas, userEvent }: StoryContext, action: string) => {
  await becomesVisible(() => canvas.findByText('mira.k@postbox.dev'))
  await userEvent.click(canvas.getByRole('checkbox', { name: /all rows/ }))
  await userEvent.click(await canvas.findByRole('button', { name: 'Select all 1,200 that match' }))
  await userEvent.click(within(canvas.getByRole('group', { name: 'Selected rows' })).getByText(action))
}

const showsProgress = async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
  const bar = await canvas.findByRole('progressbar', { name: 'Deleting users' })
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '400'))
  await becomesVisible(() => canvas.findByText('400 of 1,200'))
}

/** The report at the end lists each row that was not deleted, with the reason. */
export const DeleteAll = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall('appUser', 'deleteAppUser', { job_id: '78' })),
  play: async (context) => {
    const { canvas, msw, userEvent } = context
    await selectAll(context, 'Delete')
    const confirmDialog = within(await canvas.findByRole('alertdialog', { name: 'Delete 1,200 users?' }))
    await userEvent.type(confirmDialog.getByRole('textbox'), '1200{Enter}')
    await showsProgress(context)
    await expect(canvas.queryByRole('group', { name: 'Selected rows' })).toBeNull()
    msw.use(mockCall('job', 'get', whole))
    const report = within(await screen.findByRole('dialog', { name: 'Not everything was done' }))
    await becomesVisible(() => report.findByText('2 were not done'))
    await expect(report.getByText('1,198 were done')).toBeInTheDocument()
    await expect(report.getAllByText('Staff accounts cannot be changed here')).toHaveLength(2)
    await userEvent.click(report.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.queryByRole('progressbar', { name: 'Deleting users' })).toBeNull()
    await expect(sessionStorage.getItem(storageKey)).toBeNull()
  },
})

const deletionOf = async ({ canvas, userEvent }: StoryContext, name: string) => {
  await becomesVisible(() => canvas.findByText('mira.k@postbox.dev'))
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Mira Kovač' }))
  await userEvent.click(within(canvas.getByRole('group', { name: 'Selected rows' })).getByText('Delete'))
  return within(await canvas.findByRole('alertdialog', { name }))
}

/** Whom a deletion is about stands in its question, with the sites that go with each account. */
export const DeletionNamesUsers = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(mockCall('app', 'fetchAppWebsiteList', { list: [], total: 2 })),
  play: async (context) => {
    const question = await deletionOf(context, 'Delete 1 user?')
    await becomesVisible(() => question.findByText('mira.k@postbox.dev'))
    await becomesVisible(() => question.findByText('2 sites'))
  },
})

/** Operators may not list sites, so they are not counted. */
export const DeletionByAnOperator = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('user', 'info', accountOf('operator')),
      mockCall('app', 'fetchAppWebsiteList', { list: [], total: 2 }),
    ),
  play: async (context) => {
    const question = await deletionOf(context, 'Delete 1 user?')
    await becomesVisible(() => question.findByText('mira.k@postbox.dev'))
    await expect(question.queryByText(/site$|sites$|…/)).toBeNull()
  },
})

export const NoticeToAll = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('appUser', 'pushAppUser', { job_id: '78' }),
      mockCall('job', 'get', { ...wholeDone, job: { ...wholeDone.job, action: 'appUser.pushAppUser' } }),
    ),
  play: async (context) => {
    const { canvas, userEvent } = context
    await selectAll(context, 'Send a notice')
    const dialog = within(await canvas.findByRole('dialog', { name: 'Notice to 1,200 users' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Maintenance')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Message' }), 'Tonight at ten.')
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await expect(await screen.findByText('Notice sent')).toBeInTheDocument()
    await waitFor(() => expect(canvas.queryByRole('progressbar', { name: 'Sending the notice' })).toBeNull())
  },
})

/** The job was started on another device, or before the tab was closed. */
export const GoesOn = meta.story({
  beforeEach: ({ msw }) => msw.use(mockList('job', 'fetchList', [running])),
  play: showsProgress,
})

/** The job ended while the page was reloading. */
export const EndedMeanwhile = meta.story({
  beforeEach: ({ msw }) => {
    sessionStorage.setItem(storageKey, '78')
    msw.use(mockCall('job', 'get', whole))
  },
  play: async () => {
    await becomesVisible(() => screen.findByText('2 were not done'))
  },
})

export const Stopped = meta.story({
  beforeEach: ({ msw }) => msw.use(mockList('job', 'fetchList', [running])),
  play: async (context) => {
    const { canvas, msw, userEvent } = context
    await showsProgress(context)
    const { job, report } = bulkJobAt('cancelled', 500)
    msw.use(mockCall('job', 'cancel', job), mockCall('job', 'get', { job, report }))
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Not everything was done' }))
    await becomesVisible(() => dialog.findByText('702 were not done'))
    await expect(dialog.getByText('It was stopped.')).toBeInTheDocument()
    await expect(dialog.getByText('700 were not tried.')).toBeInTheDocument()
  },
})

/** The person who started the job has lost the permission for it. */
export const NotAllowedAnyMore = meta.story({
  beforeEach: ({ msw }) => {
    sessionStorage.setItem(storageKey, '78')
    msw.use(mockCall('job', 'get', bulkJobAt('failed', 100, 'level_too_low')))
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Not everything was done' }))
    await becomesVisible(() => dialog.findByText('Your account is not allowed to do this'))
  },
})

/** The job belongs to the person who used this tab before. */
export const Unknown = meta.story({
  beforeEach: ({ msw }) => {
    sessionStorage.setItem(storageKey, '78')
    msw.use(mockApiError('job', 'get', { code: 404, message: 'not_found' }))
  },
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText('mira.k@postbox.dev'))
    await waitFor(() => expect(sessionStorage.getItem(storageKey)).toBeNull())
    await waitFor(() => expect(canvas.queryByText('There is no such entry')).toBeNull())
  },
})
