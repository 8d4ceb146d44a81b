import type { CallOutput } from '@sightline/api-client'
import { mockCall } from '@sightline/api-client/mocks'
import { consoleHandlers } from './consoleHandlers.ts'

export const setting: CallOutput<'instanceSetting', 'updateSetting'> = {
  name: 'payment_text',
  value: 'Send a transfer to NL00 BANK 0000.',
  environment: null,
  version: 3,
  updated_at: '2026-11-20T10:00:00.000Z',
}

export const cards: NonNullable<CallOutput<'health', 'payments'>['cards']> = {
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

export const status: CallOutput<'mail', 'fetchStatus'> = {
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

export const failed: CallOutput<'mail', 'fetchStatus'>['failed'] = [
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

export const health: CallOutput<'health', 'fetchStatus'> = {
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
  locations: { has_cities: true, problem: null },
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

/** What the settings of the instance and its health ask for. */
export const instanceHandlers = [
  ...consoleHandlers('admin'),
  mockCall('instanceSetting', 'fetchSettings', { list: [setting] }),
  mockCall('health', 'payments', { cards, pending_orders: 2 }),
  mockCall('mail', 'fetchStatus', status),
  mockCall('health', 'fetchStatus', health),
]
