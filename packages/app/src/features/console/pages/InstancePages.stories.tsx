import { expect, waitFor } from 'storybook/test'
import type { CallOutput } from '@sightline/api-client'
import { mockApiError, mockCall } from '@sightline/api-client/mocks'
import { AppAt } from '../../../testing/AppAt.tsx'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { pageShown } from '../../../../../../.storybook/shown.ts'
import { accountOf } from '../../../testing/fixtures.ts'

const setting: CallOutput<'setting', 'updateSetting'> = {
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

const meta = preview.meta({
  title: 'Pages/Console/Instance',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/admin/settings' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('user', 'info', accountOf('admin')),
      mockCall('setting', 'fetchSettings', { list: [setting] }),
      mockCall('health', 'payments', { cards, pending_orders: 2 }),
    ),
})

export const Settings = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall('setting', 'updateSetting', { ...setting, value: 'New', version: 4 })),
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
    await becomesVisible(() => canvas.findByText('Well'))
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

export const SettingsInEveryMode = meta.story({ parameters: inEveryMode, play: pageShown })
export const HealthInEveryMode = meta.story({
  args: { path: '/admin/health' },
  parameters: inEveryMode,
  play: pageShown,
})
