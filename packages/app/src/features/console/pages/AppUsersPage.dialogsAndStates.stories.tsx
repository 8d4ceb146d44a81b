import { mockCall, mockList, mockPending, mockApiError } from '@sightline/api-client/mocks'
import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import { consoleHandlers } from '../../../testing/consoleHandlers.ts'
import { accountOf, mina } from '../../../testing/fixtures.ts'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { shown } from '../../../../../../.storybook/pageShown.ts'
import { jobAt, longUsers, mira, oneTimeLink, users } from '../../../testing/userFixtures.ts'

const meta = preview.meta({
  title: 'Pages/App users, more',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/subapp/app-user' },
  beforeEach: ({ msw }) => msw.use(mockList('appUser', 'fetchAppUserList', users), ...consoleHandlers('admin')),
})

export const AddUser = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall('appUser', 'addAppUser', { user: mira, link: oneTimeLink })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add user' }))
    const drawer = within(await canvas.findByRole('dialog', { name: 'Add user' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Add user' }))
    await waitFor(() => expect(drawer.getByRole('textbox', { name: 'E-mail' })).toBeInvalid())
    await userEvent.type(drawer.getByRole('textbox', { name: 'E-mail' }), 'new@example.com')
    await userEvent.click(drawer.getByRole('button', { name: 'Add user' }))
    await expect(await drawer.findByRole('region', { name: 'One-time link' })).toHaveTextContent(oneTimeLink)
    await waitFor(() => expect(drawer.getByRole('button', { name: 'Copy' })).toBeVisible())
    await userEvent.click(drawer.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
})

export const AddUserTaken = meta.story({
  beforeEach: ({ msw }) => msw.use(mockApiError('appUser', 'addAppUser', { code: 409, message: 'email_taken' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add user' }))
    const drawer = within(await canvas.findByRole('dialog'))
    await userEvent.type(drawer.getByRole('textbox', { name: 'E-mail' }), 'mira.k@postbox.dev')
    await userEvent.click(drawer.getByRole('button', { name: 'Add user' }))
    await becomesVisible(() => drawer.findByText('There is already an account with this e-mail address'))
  },
})

const importFile = async ({ canvas, canvasElement, userEvent }: StoryContext) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Import CSV' }))
  const dialog = within(await canvas.findByRole('dialog', { name: 'Import users' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Import' }))
  await becomesVisible(() => dialog.findByText('Please fill in this field'))
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
  if (input !== null) await userEvent.upload(input, new File(['email\n'], 'people.csv', { type: 'text/csv' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Import' }))
  return dialog
}

export const Import = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mockCall('appUser', 'importNew', { job_id: '77' }), mockCall('job', 'get', jobAt('running', 1))),
  play: async (context) => {
    const dialog = await importFile(context)
    await waitFor(() => expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1'))
    context.msw.use(mockCall('job', 'get', jobAt('succeeded', 3)))
    await becomesVisible(() => dialog.findByText('1 user was created'))
    const report = within(await dialog.findByRole('table', { name: 'Result by line' }))
    await waitFor(() => expect(report.getByText('no address')).toBeVisible())
    await expect(report.getAllByRole('rowheader')).toHaveLength(3)
  },
})

export const ImportWaitsForRoom = meta.story({
  beforeEach: ({ msw }) => {
    const { job, ...report } = jobAt('running', 1)
    const waiting = { ...report, job: { ...job, error: 'waits_for_room' } }
    msw.use(mockCall('appUser', 'importNew', { job_id: '77' }), mockCall('job', 'get', waiting))
  },
  play: async (context) => {
    const dialog = await importFile(context)
    const reason = 'The server has no space left. This continues by itself once there is some.'
    await becomesVisible(() => dialog.findByText(reason))
    await waitFor(() => expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1'))
    context.msw.use(mockCall('job', 'get', jobAt('succeeded', 3)))
    await becomesVisible(() => dialog.findByText('1 user was created'))
    await expect(dialog.queryByText(reason)).toBeNull()
  },
})

export const ImportCheckedOnly = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mockCall('appUser', 'importNew', { job_id: '77' }), mockCall('job', 'get', jobAt('succeeded', 3))),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import CSV' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Import users' }))
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
    if (input !== null) await userEvent.upload(input, new File(['email\n'], 'people.csv', { type: 'text/csv' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Check only' }))
    await becomesVisible(() => dialog.findByText('1 user would be created'))
    await expect(dialog.queryByRole('columnheader', { name: 'One-time link' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Choose another file' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Check only' })).toBeVisible())
  },
})

export const ImportRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mockApiError('appUser', 'importNew', { code: 400, message: 'file_invalid', data: {} })),
  play: async (context) => {
    const dialog = await importFile(context)
    await becomesVisible(() => dialog.findByText('This file cannot be read'))
  },
})

const openMenu = async ({ canvas, userEvent }: StoryContext, entry: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'More about Mira Kovač' }))
  await userEvent.click(await canvas.findByRole('menuitem', { name: entry }))
  const dialog = await canvas.findByRole('dialog')
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

export const Reset = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall('appUser', 'resetUser', { link: oneTimeLink, job_id: null })),
  play: async (context) => {
    const dialog = await openMenu(context, 'Reset…')
    const { canvas, userEvent } = context
    await userEvent.click(dialog.getByRole('button', { name: /What to reset/ }))
    await userEvent.click(await canvas.findByRole('option', { name: 'Password' }))
    await waitFor(() => expect(dialog.getByText(/every device is signed out/)).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Reset' }))
    await becomesVisible(() => dialog.findByRole('region', { name: 'One-time link' }))
  },
})

export const ViewAs = meta.story({
  beforeEach: ({ msw }) => {
    spyOn(window, 'open').mockReturnValue(null)
    msw.use(
      mockCall('appUser', 'fetchToken', { token: 'theirs', userinfo: mina, expires_at: '2026-11-20T08:15:00.000Z' }),
    )
  },
  play: async (context) => {
    const dialog = await openMenu(context, 'View as this user')
    await expect(dialog.getByRole('checkbox', { name: /Allow changes/ })).not.toBeChecked()
    await context.userEvent.click(dialog.getByRole('button', { name: 'Open in a new tab' }))
    await becomesVisible(() => dialog.findByText(/The browser did not open a tab/))
    await expect(window.open).toHaveBeenCalledOnce()
  },
})

export const SeenAsSomebodyElse = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('user', 'info', {
        ...accountOf('member'),
        view_as: { is_read_only: true, expires_at: new Date(Date.now() + 9.5 * 60_000).toISOString() },
      }),
      mockCall('auth', 'logout', {}),
    ),
  play: async ({ canvas }) => {
    const title = await canvas.findByText(/^You are viewing Sightline as/)
    await expect(title).toHaveTextContent(`You are viewing Sightline as ${mina.email} and cannot change anything`)
    await expect(canvas.getAllByText(`Viewing as ${mina.email}`)[0]).toBeVisible()
    await expect(canvas.getByText('It ends by itself in 10 minutes.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'End and close this tab' })).toBeEnabled()
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending('appUser', 'fetchAppUserList')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toHaveAttribute('aria-busy', 'true')
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(mockList('appUser', 'fetchAppUserList', [])),
  play: shown('No users yet'),
})

export const NothingMatches = meta.story({
  args: { search: 'email=nobody' },
  beforeEach: ({ msw }) => msw.use(mockList('appUser', 'fetchAppUserList', [])),
  play: async ({ canvas, msw, userEvent }) => {
    await becomesVisible(() => canvas.findByText('Nothing matches these filters'))
    msw.use(mockList('appUser', 'fetchAppUserList', users))
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await becomesVisible(() => canvas.findByText('mira.k@postbox.dev'))
  },
})

export const Failed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mockApiError('appUser', 'fetchAppUserList', { code: 400, message: 'internal_error' })),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on the server')
    msw.use(mockList('appUser', 'fetchAppUserList', users))
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await becomesVisible(() => canvas.findByText('mira.k@postbox.dev'))
  },
})

export const LongText = meta.story({
  beforeEach: ({ msw }) => msw.use(mockList('appUser', 'fetchAppUserList', longUsers)),
  play: shown(/^a-name-that-goes-on-and-on-without-any-end-that-anybody-could-see$/),
})
const ready = shown('mira.k@postbox.dev')

export const InEveryMode = meta.story({ parameters: inEveryMode, play: ready })

const openEditor =
  (label: RegExp) =>
  async ({ canvas, userEvent }: StoryContext) => {
    const [button] = await canvas.findAllByRole('button', { name: label })
    if (button !== undefined) await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
  }

export const ChineseDarkDrawer = meta.story({
  globals: { locale: 'zh-CN', theme: 'dark' },
  play: openEditor(/编辑.*Mira/),
})
export const RightToLeftDrawer = meta.story({ globals: { locale: 'ar' }, play: openEditor(/^تعديل Mira/) })
export const PhoneDrawer = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    await openEditor(/Edit Mira/)(context)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save changes' })).toBeVisible())
  },
})
