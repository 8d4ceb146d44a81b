import { expect, screen, waitFor, within } from 'storybook/test'
import { mockApiError, mockCall } from '@sightline/api-client/mocks'
import { AppAt } from '../../../testing/AppAt.tsx'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { pageShown } from '../../../../../../.storybook/pageShown.ts'
import { cards, status, failed, health, instanceHandlers } from '../../../testing/instanceAnswers.ts'

const meta = preview.meta({
  title: 'Pages/Console/Health',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/admin/health' },
  beforeEach: ({ msw }) => msw.use(...instanceHandlers),
})

export const Health = meta.story({
  args: { path: '/admin/health' },
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    // The twelve parts that are measured, mail and payments.
    await waitFor(() => expect(canvas.getAllByText('Healthy')).toHaveLength(14))
    await becomesVisible(() => canvas.findByText('All is well'))
    await becomesVisible(() => canvas.findByText(/Customers: 12, with differences: 0/))
    await expect(canvas.getByText('812 MB')).toBeVisible()
    const row = within(canvas.getByRole('table', { name: 'Sites with the most events' })).getByRole('row', {
      name: /harborlane.com/,
    })
    await expect(row).toHaveTextContent('419 MB')
  },
})

/** The worst comes first, each with what to do; what cannot be measured is not there. */
export const WithProblems = meta.story({
  args: { path: '/admin/health' },
  parameters: inEveryMode,
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('health', 'fetchStatus', {
        ...health,
        problems: ['events_store', 'spool_filling', 'ai_waiting'],
        versions: { ...health.versions, engine: null },
        events: null,
        spool: { bytes: 620_000_000, max_bytes: 1_000_000_000 },
        ai: { ...health.ai, pending: 4, oldest_pending_at: '2026-11-20T09:00:00.000Z' },
      }),
    ),
  play: async ({ canvas }) => {
    const worst = await canvas.findByRole('alert')
    await expect(worst).toHaveTextContent(/^The event store does not accept events, or does not answer.*not lost/)
    await expect(canvas.getByText('AI tasks have been waiting for more than 10 minutes')).toBeVisible()
    await expect(canvas.getByText('Failing')).toBeVisible()
    await expect(canvas.getAllByText('Needs attention')).toHaveLength(2)
    await expect(canvas.queryByRole('table', { name: 'Tables' })).toBeNull()
    await expect(canvas.queryByText('All is well')).toBeNull()
  },
})

/** What to do stands on top, why it failed in the card. */
export const BackupThatFails = meta.story({
  args: { path: '/admin/health' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('health', 'fetchStatus', {
        ...health,
        problems: ['backup_failed', 'backup_unverified'],
        backups: {
          is_possible: true,
          daily: health.backups.daily && {
            ...health.backups.daily,
            last_verified: null,
            failure: { at: '2026-11-20T03:00:00.000Z', error: 'Another backup is under way.' },
          },
        },
      }),
    ),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText('The last backup failed'))
    await becomesVisible(() => canvas.findByText('The last backup was never verified'))
    await expect(canvas.getByText('Another backup is under way.')).toBeVisible()
    await expect(canvas.getAllByText('Needs attention')).toHaveLength(1)
    await expect(canvas.queryByText('All is well')).toBeNull()
  },
})

/** Without a database of cities the card says how to get one; what is wrong with one stands there in the words of the log. */
export const WithoutCities = meta.story({
  args: { path: '/admin/health' },
  beforeEach: ({ msw }) =>
    msw.use(mockCall('health', 'fetchStatus', { ...health, locations: { has_cities: false, problem: null } })),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText(/have a country, but no region or city.*--with-cities/))
    await expect(canvas.getByText('Countries only')).toBeVisible()
    await expect(canvas.getAllByText('Off')).toHaveLength(1)
    await expect(canvas.getByText('All is well')).toBeVisible()
  },
})

export const DamagedCities = meta.story({
  args: { path: '/admin/health' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('health', 'fetchStatus', {
        ...health,
        problems: ['locations_unknown'],
        locations: { has_cities: false, problem: 'GEO_DATABASE cannot be used: there is no such file.' },
      }),
    ),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText('A database of locations cannot be used'))
    await expect(canvas.getByText('GEO_DATABASE cannot be used: there is no such file.')).toBeVisible()
    await expect(canvas.getAllByText('Needs attention')).toHaveLength(1)
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
    await screen.findByText('Sending it again')
  },
})

/** A mail server that takes mails again is no longer said to fail: what it took is read anew. */
export const MailsThatRecover = meta.story({
  args: { path: '/admin/health' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('mail', 'fetchStatus', { ...status, waiting: 1, failed }),
      mockCall('mail', 'sendTest', { failure: null, error: null }),
    ),
  play: async ({ canvas, msw, userEvent }) => {
    await becomesVisible(() => canvas.findByText('Some mails fail'))
    msw.use(mockCall('mail', 'fetchStatus', { ...status, failed: failed.slice(0, 1) }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Send a test mail to' }), 'mina@harborlane.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Send a test mail' }))
    await becomesVisible(() => canvas.findByText('The mail server has accepted the mail. It should arrive soon.'))
    await becomesVisible(() => canvas.findByText('All is well'))
    // What was given up days ago can still be sent again.
    await expect(canvas.getByRole('button', { name: 'Send the mail to board@outside.example again' })).toBeVisible()
  },
})

export const WithoutMail = meta.story({
  args: { path: '/admin/health' },
  beforeEach: ({ msw }) => msw.use(mockCall('mail', 'fetchStatus', { ...status, is_configured: false, server: null })),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText(/This instance sends no mail/))
  },
})

export const HealthInEveryMode = meta.story({
  args: { path: '/admin/health' },
  parameters: inEveryMode,
  play: pageShown,
})
