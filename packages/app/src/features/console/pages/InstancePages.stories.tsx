import { expect, screen, waitFor } from 'storybook/test'
import type { CallOutput } from '@sightline/api-client'
import { mockApiError, mockCall } from '@sightline/api-client/mocks'
import { AppAt } from '../../../testing/AppAt.tsx'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { pageShown } from '../../../../../../.storybook/shown.ts'
import { accountOf } from '../../../testing/fixtures.ts'

const setting: CallOutput<'instanceSetting', 'updateSetting'> = {
  name: 'payment_text',
  value: 'Send a transfer to NL00 BANK 0000.',
  version: 3,
  updated_at: '2026-11-20T10:00:00.000Z',
}

const cards: NonNullable<CallOutput<'health', 'payments'>['cards']> = {
  is_answering: true,
  missing_prices: [],
  last_event: { type: 'invoice.paid', received_at: '2026-11-20T10:00:00.000Z' },
  failed_events: [],
  unknown_customers: [],
  bad_signatures: 0,
  last_bad_signature_at: null,
  last_reconciliation: {
    started_at: '2026-11-20T02:00:00.000Z',
    ended_at: '2026-11-20T02:00:04.000Z',
    customers: 12,
    differences: 0,
    error: null,
  },
}

const status: CallOutput<'mail', 'fetchStatus'> = {
  is_configured: true,
  from: 'Sightline <mail@harborlane.com>',
  server: 'smtp.harborlane.com:587',
  waiting: 0,
  sent: 42,
  dead: 0,
  last_sent_at: '2026-11-20T10:00:00.000Z',
  oldest_waiting_at: null,
  failed: [],
}

const failed: CallOutput<'mail', 'fetchStatus'>['failed'] = [
  {
    id: '7',
    kind: 'report',
    address: 'board@outside.example',
    state: 'dead',
    attempts: 14,
    failure: 'sender_refused',
    error: '550 5.7.1 Sender address rejected',
    created_at: '2026-11-18T10:00:00.000Z',
    finished_at: '2026-11-20T10:00:00.000Z',
  },
  {
    id: '8',
    kind: 'notice',
    address: 'tom@outside.example',
    state: 'waiting',
    attempts: 2,
    failure: 'try_later',
    error: '451 4.7.1 Greylisted',
    created_at: '2026-11-20T09:58:00.000Z',
    finished_at: null,
  },
]

const meta = preview.meta({
  title: 'Pages/Console/Instance',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/admin/settings' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('user', 'info', accountOf('admin')),
      mockCall('instanceSetting', 'fetchSettings', { list: [setting] }),
      mockCall('health', 'payments', { cards, pending_orders: 2 }),
      mockCall('mail', 'fetchStatus', status),
    ),
})

export const Settings = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mockCall('instanceSetting', 'updateSetting', { ...setting, value: 'New', version: 4 })),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: /How a membership is paid/ })
    await expect(field).toHaveValue('Send a transfer to NL00 BANK 0000.')
    await userEvent.clear(field)
    await userEvent.type(field, 'New')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(field).toHaveValue('New'))
    await expect(canvas.getByRole('link', { name: 'Health' })).toHaveAttribute('href', '#/admin/health')
  },
})

export const Health = meta.story({
  args: { path: '/admin/health' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Healthy')).toHaveLength(2))
    await becomesVisible(() => canvas.findByText(/Customers: 12, with differences: 0/))
  },
})

export const Troubled = meta.story({
  args: { path: '/admin/health' },
  beforeEach({ msw }) {
    const at = { received_at: '2026-11-20T09:00:00.000Z' }
    const troubled = {
      ...cards,
      missing_prices: ['premium_yearly'],
      failed_events: [{ id: 'evt_1', type: 'invoice.paid', error: 'StripeConnectionError', ...at }],
      unknown_customers: [{ customer_id: 'cus_1', type: 'customer.subscription.created', ...at }],
    }
    msw.use(mockCall('health', 'payments', { cards: troubled, pending_orders: 0 }))
  },
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText('Needs attention'))
    await becomesVisible(() => canvas.findByText('premium_yearly'))
    await becomesVisible(() => canvas.findByText('cus_1 customer.subscription.created'))
  },
})

export const WithoutCards = meta.story({
  args: { path: '/admin/health' },
  beforeEach: ({ msw }) => msw.use(mockCall('health', 'payments', { cards: null, pending_orders: 1 })),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText(/This instance takes no cards/))
  },
})

export const Failing = meta.story({
  args: { path: '/admin/health' },
  beforeEach: ({ msw }) => msw.use(mockApiError('health', 'payments', { code: 403, message: 'level_too_low' })),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText('This could not be loaded'))
  },
})

export const MailsThatFail = meta.story({
  args: { path: '/admin/health' },
  parameters: inEveryMode,
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('mail', 'fetchStatus', { ...status, waiting: 1, dead: 1, failed }),
      mockCall('mail', 'retry', {}),
      mockCall('mail', 'sendTest', { failure: 'sign_in', error: 'Invalid login: 535 Authentication failed' }),
    ),
  play: async ({ canvas, userEvent }) => {
    await becomesVisible(() => canvas.findByText('Some mails could not be delivered'))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Send a test mail to' }), 'mina@harborlane.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Send a test mail' }))
    await becomesVisible(() => canvas.findByText(/refuses user name or password/))
    await becomesVisible(() => canvas.findByText('Invalid login: 535 Authentication failed'))
    await userEvent.click(canvas.getByRole('button', { name: 'Send the mail to board@outside.example again' }))
    await screen.findByText('It is sent again')
  },
})

export const WithoutMail = meta.story({
  args: { path: '/admin/health' },
  beforeEach: ({ msw }) => msw.use(mockCall('mail', 'fetchStatus', { ...status, is_configured: false, server: null })),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText(/This instance sends no mail/))
  },
})

export const SettingsInEveryMode = meta.story({ parameters: inEveryMode, play: pageShown })
export const HealthInEveryMode = meta.story({
  args: { path: '/admin/health' },
  parameters: inEveryMode,
  play: pageShown,
})
