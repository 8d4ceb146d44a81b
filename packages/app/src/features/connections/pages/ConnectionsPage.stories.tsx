import { mockApiError, mockCall, mockPending } from '@sightline/api-client/mocks'
import { expect, screen, waitFor, within } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import { connectedAccounts } from '../../../testing/connectionFixtures.ts'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { pageShown, shown } from '../../../../../../.storybook/pageShown.ts'

const available = { google: true, github: true, cloudflare: true }
const { google, readOnly, ended, github } = connectedAccounts

const meta = preview.meta({
  title: 'Pages/Connected accounts',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/authorization' },
  beforeEach: ({ msw }) =>
    msw.use(mockCall('authorization', 'list', { list: [google, readOnly, ended, github], available })),
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
    const accounts = await canvas.findByRole('list', { name: 'Accounts of Google' })
    await expect(within(accounts).getAllByRole('listitem')).toHaveLength(3)
    await expect(within(accounts).getByText('Reconnect needed')).toBeVisible()
    await expect(canvas.getByRole('button', { name: `Reconnect ${ended.label}` })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: `Reconnect ${google.label}` })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Connect Cloudflare' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: `Disconnect ${google.label}` }))
    const dialog = await screen.findByRole('alertdialog')
    await becomesVisible(() => within(dialog).findByText(/Sites get no more data/))
    msw.use(
      mockCall('authorization', 'disconnect', { is_revoked: true }),
      mockCall('authorization', 'list', { list: [readOnly, ended, github], available }),
    )
    await userEvent.click(within(dialog).getByRole('button', { name: 'Disconnect' }))
    await screen.findByText('Disconnected')
    await waitFor(() => expect(canvas.queryByRole('button', { name: `Disconnect ${google.label}` })).toBeNull())
  },
})

export const NothingConnected = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mockCall('authorization', 'list', { list: [], available: { ...available, google: false } })),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText(/This instance is not set up for Google/))
    await expect(canvas.queryByRole('button', { name: 'Connect Google' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Connect GitHub' })).toBeVisible()
  },
})

/** The service refuses the first token and accepts the second. */
export const CloudflareToken = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mockApiError('authorization', 'connectToken', { code: 400, message: 'token_invalid' })),
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Connect Cloudflare' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('API token'), 'pasted')
    await userEvent.click(dialog.getByRole('button', { name: 'Connect' }))
    await becomesVisible(() => dialog.findByText('The provider does not accept this token'))
    msw.use(mockCall('authorization', 'connectToken', github))
    await userEvent.click(dialog.getByRole('button', { name: 'Connect' }))
    await screen.findByText('The account is connected')
  },
})

export const Returned = meta.story({
  args: { search: 'result=returned&state=given' },
  beforeEach: ({ msw }) => {
    const connected = { ...google, updated_at: new Date().toISOString() }
    msw.use(
      mockCall('authorization', 'finish', connected),
      mockCall('authorization', 'list', { list: [connected, ended], available }),
    )
  },
  play: shown('The account is connected'),
})
/** The same address, typed by hand or opened another day, says nothing of a connection. */
export const ReturnedLongAgo = meta.story({
  args: { search: 'result=connected' },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Accounts of Google' })
    await expect(canvas.queryByText('The account is connected')).toBeNull()
  },
})
export const Denied = meta.story({
  args: { search: 'result=returned&state=given' },
  beforeEach: ({ msw }) =>
    msw.use(mockApiError('authorization', 'finish', { code: 400, message: 'authorization_denied' })),
  play: shown('Access was not allowed, so nothing was connected.'),
})
export const PermissionMissing = meta.story({
  args: { search: 'result=returned&state=given' },
  beforeEach: ({ msw }) => msw.use(mockApiError('authorization', 'finish', { code: 400, message: 'scope_missing' })),
  play: shown('A permission is missing. Please connect again and leave it checked.'),
})
export const BegunElsewhere = meta.story({
  args: { search: 'result=authorization_state_invalid' },
  play: shown('The account was not connected'),
})
/** An address that says nothing of a return is the page alone. */
export const UnknownResult = meta.story({
  args: { search: 'result=garbage' },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Accounts of Google' })
    await expect(canvas.queryByText('The account was not connected')).toBeNull()
  },
})
export const ReturnedWithoutState = meta.story({
  args: { search: 'result=returned' },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Accounts of Google' })
    await expect(canvas.queryByText('Connecting the account …')).toBeNull()
  },
})
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending('authorization', 'list')),
  play: pageShown,
})
export const Failing = meta.story({
  beforeEach: ({ msw }) => msw.use(mockApiError('authorization', 'list', { code: 400, message: 'invalid_input' })),
  play: shown('Your connected accounts could not be loaded'),
})
export const InEveryMode = meta.story({ parameters: inEveryMode, play: pageShown })
