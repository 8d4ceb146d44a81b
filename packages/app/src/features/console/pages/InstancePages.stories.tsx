import { expect, screen, waitFor, within } from 'storybook/test'
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
  environment: null,
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

const counts = { accepted: 42, dropped: 3, refused: 0 }
const health: CallOutput<'health', 'fetchStatus'> = {
  problems: [],
  versions: { product: '0.1.0', node: '22.21.1', engine: '25.8.1.1' },
  started_at: '2026-11-18T06:00:00.000Z',
  disk: { free_bytes: 62_400_000_000, total_bytes: 80_000_000_000 },
  accounts: { kind: 'embedded', bytes: 18_400_000 },
  spool: { bytes: 128_000, max_bytes: 1_000_000_000 },
  events: {
    kind: 'embedded',
    memory_bytes: 812_000_000,
    max_memory_bytes: 3_200_000_000,
    tables: [
      { name: 'events', rows: 12_480_113, bytes: 402_000_000 },
      { name: 'sessions', rows: 4_120_004, bytes: 180_000_000 },
    ],
    sites: [
      { id: '7', domain: 'harborlane.com', rows: 9_000_000, bytes: 419_000_000 },
      { id: '3', domain: null, rows: 120, bytes: 5600 },
    ],
  },
  collector: {
    last_minute: counts,
    last_hour: { accepted: 2480, dropped: 112, refused: 0 },
    series: Array.from({ length: 48 }, (_, index) => ({
      start: new Date(Date.parse('2026-11-19T10:30:00.000Z') + index * 1_800_000).toISOString(),
      accepted: 900 + ((index * 37) % 400),
      dropped: 40,
      refused: 0,
    })),
  },
  dropped: [
    { reason: 'bot', count: 4120 },
    { reason: 'excluded_path', count: 12 },
  ],
  queries: {
    total: 18_204,
    slow: 1,
    slow_last_hour: 1,
    latest: [
      { at: '2026-11-20T09:58:00.000Z', duration_ms: 1420, rows: 9_000_000, site_id: '7', domain: 'harborlane.com' },
    ],
  },
  load_errors: { timeout: 0, missing: 2, last_at: '2026-11-19T20:00:00.000Z' },
  backups: {
    is_possible: true,
    daily: {
      folder: '/mnt/backups',
      keep: 14,
      kept: 14,
      next_at: '2026-11-21T03:00:00.000Z',
      activity: null,
      last: { at: '2026-11-20T03:00:00.000Z', bytes: 609_000_000, is_encrypted: true },
      last_verified: { at: '2026-11-20T03:00:12.000Z', backup_at: '2026-11-20T03:00:00.000Z' },
      failure: null,
      verification_failure: null,
    },
  },
  google: {
    is_configured: true,
    connected: 12,
    reconnect: 0,
    properties: 31,
    last_error: null,
    last_error_at: null,
  },
  ai: {
    is_configured: true,
    pending: 0,
    running: 1,
    oldest_pending_at: null,
    succeeded: 18,
    failed: 0,
    templated: 1,
    last_error: null,
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
      mockCall('instanceSetting', 'fetchSettings', { list: [setting] }),
      mockCall('health', 'payments', { cards, pending_orders: 2 }),
      mockCall('mail', 'fetchStatus', status),
      mockCall('health', 'fetchStatus', health),
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

/** What the environment decides is shown and cannot be changed; the rest holds at once. */
export const RegistrationAndLimits = meta.story({
  parameters: inEveryMode,
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('instanceSetting', 'fetchSettings', {
        list: [
          setting,
          { ...setting, name: 'registration', value: null, environment: { variable: 'REGISTRATION', value: 'invite' } },
          { ...setting, name: 'sites_per_member', value: '5' },
          {
            ...setting,
            name: 'events_per_minute',
            value: null,
            environment: { variable: 'COLLECT_LIMIT', value: '900' },
          },
          { ...setting, name: 'import_megabytes', value: null, version: 0 },
          { ...setting, name: 'calls_per_minute', value: null, version: 0 },
          { ...setting, name: 'job_days', value: '90' },
          { ...setting, name: 'mail_days', value: null, environment: { variable: 'MAIL_DAYS', value: '7' } },
          { ...setting, name: 'points_per_month', value: null, version: 0 },
        ],
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const fixed = await canvas.findByRole('textbox', { name: /Who may register/ })
    await expect(fixed).toHaveValue('Anyone with an invitation code')
    await expect(fixed).toHaveAttribute('readonly')
    await expect(canvas.getByText('Set by the environment variable REGISTRATION.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /Sites that a member may own/ })).toHaveValue('5')
    await expect(canvas.getByRole('textbox', { name: /Events a minute/ })).toHaveAttribute('readonly')
    await expect(canvas.getByRole('textbox', { name: /Days that jobs/ })).toHaveValue('90')
    await expect(canvas.getByRole('textbox', { name: /Days that records of sent mails/ })).toHaveAttribute('readonly')
    await expect(canvas.getByText('From 0 to 1,000,000. Empty means 1,000.')).toBeVisible()
    await expect(canvas.getByText('From 0 to 999,999; 0 is no limit. Empty means 100.')).toBeVisible()
    await expect(canvas.getByText('From 100 to 999,999. Empty means 600.')).toBeVisible()
    const calls = canvas.getByRole('textbox', { name: /Calls a minute/ })
    await userEvent.type(calls, '12345678{Enter}')
    // What was typed stays whole, and the range is said.
    await expect(calls).toHaveValue('12345678')
    await becomesVisible(() =>
      canvas.findByText('Please enter a whole number from 100 to 999,999, or leave the field empty.'),
    )
  },
})

const identity = [
  { ...setting, name: 'instance_name', value: 'Harbor Stats' },
  { ...setting, name: 'default_language', value: 'zh-CN' },
  { ...setting, name: 'default_time_zone', value: null, version: 0 },
] as const

/** The name, the language and the time zone are saved apart from each other. */
export const NameAndDefaults = meta.story({
  parameters: inEveryMode,
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('instanceSetting', 'fetchSettings', { list: [...identity] }),
      mockCall('instanceSetting', 'updateSetting', { ...identity[0], value: 'Quay Figures', version: 4 }),
    ),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /^Name/ })
    await expect(name).toHaveValue('Harbor Stats')
    await expect(canvas.getByRole('button', { name: /Default language/ })).toHaveTextContent('简体中文')
    await expect(canvas.getByRole('button', { name: /Default time zone/ })).toHaveTextContent('Etc/UTC')
    await userEvent.clear(name)
    await userEvent.type(name, 'Quay Figures')
    const [save] = canvas.getAllByRole('button', { name: 'Save changes' })
    await userEvent.click(save ?? name)
    await waitFor(() => expect(name).toHaveValue('Quay Figures'))
  },
})

export const Health = meta.story({
  args: { path: '/admin/health' },
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    // The eleven parts that are measured, mail and payments.
    await waitFor(() => expect(canvas.getAllByText('Healthy')).toHaveLength(13))
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
    await expect(worst).toHaveTextContent(/^The event store takes no events, or does not answer.*not lost/)
    await expect(canvas.getByText('AI tasks wait for more than 10 minutes')).toBeVisible()
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
    await becomesVisible(() => canvas.findByText('The last backup could not be made'))
    await becomesVisible(() => canvas.findByText('The last backup was never verified'))
    await expect(canvas.getByText('Another backup is under way.')).toBeVisible()
    await expect(canvas.getAllByText('Needs attention')).toHaveLength(1)
    await expect(canvas.queryByText('All is well')).toBeNull()
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
    await becomesVisible(() => canvas.findByText('The mail server has taken the mail. It should arrive soon.'))
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

export const SettingsInEveryMode = meta.story({ parameters: inEveryMode, play: pageShown })
export const HealthInEveryMode = meta.story({
  args: { path: '/admin/health' },
  parameters: inEveryMode,
  play: pageShown,
})
