import { mockApiError, mockCall, mockPending } from '@sightline/api-client/mocks'
import { expect, screen, within } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import { connectionCounts, connectionRows } from '../../../testing/connectionFixtures.ts'
import { consoleHandlers } from '../../../testing/consoleHandlers.ts'
import { accountOf } from '../../../testing/fixtures.ts'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { pageShown, shown } from '../../../../../../.storybook/pageShown.ts'

const rows = [...connectionRows]
const answer = { list: rows, total: rows.length, counts: connectionCounts }

const meta = preview.meta({
  title: 'Pages/Authorization management',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/interaction' },
  beforeEach: ({ msw }) => msw.use(mockCall('authorization', 'fetchList', answer), ...consoleHandlers('admin')),
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
    await becomesVisible(() => canvas.findByText('li.wei@example.com'))
    await expect(canvas.getAllByText('Failing at present')[0]).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect old@harborlane.com' }))
    const dialog = within(await screen.findByRole('dialog'))
    // The reason is required, because the owner of the connection is told it.
    await userEvent.click(dialog.getByRole('button', { name: 'Disconnect' }))
    await becomesVisible(() => dialog.findByText('Please fill in this field'))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Left the company')
    msw.use(mockCall('authorization', 'disconnectAccount', { is_revoked: true }))
    await userEvent.click(dialog.getByRole('button', { name: 'Disconnect' }))
    await screen.findByText('Disconnected')
  },
})
/** On a phone the status stands beside the account; its owner and its permissions are below it. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const row = within(await canvas.findByRole('row', { name: /old@harborlane\.com/ }))
    await becomesVisible(() => row.findByText('Reconnect needed'))
    await userEvent.click(row.getByRole('button', { name: 'Details of old@harborlane.com' }))
    await becomesVisible(() => canvas.findByText('openid, analytics.readonly, analytics.edit'))
    await becomesVisible(() => canvas.findByText('mina.keller@harborlane.com', { selector: 'dd *, dd' }))
  },
})
export const RefusedToOperators = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall('user', 'info', accountOf('operator'))),
  play: shown('Your account is not allowed to do this'),
})
export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    const counts = { connected: 0, read_only: 0, reconnect: 0, failing: 0 }
    msw.use(mockCall('authorization', 'fetchList', { list: [], total: 0, counts }))
  },
  play: shown('No connected accounts yet'),
})
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending('authorization', 'fetchList')),
  play: pageShown,
})
export const Failing = meta.story({
  beforeEach: ({ msw }) => msw.use(mockApiError('authorization', 'fetchList', { code: 400, message: 'invalid_input' })),
  play: pageShown,
})
export const InEveryMode = meta.story({ parameters: inEveryMode, play: pageShown })
