import { expect, test } from 'vitest'
import { problemsOf, type HealthStatus } from './problems.ts'

const NOW = Date.parse('2026-11-20T12:00:00.000Z')
const counts = { accepted: 5, dropped: 1, refused: 0 }

const well: Omit<HealthStatus, 'problems'> = {
  versions: { product: '0.1.0', node: '22.0.0', engine: '25.8' },
  started_at: '2026-11-20T00:00:00.000Z',
  disk: { free_bytes: 50e9, total_bytes: 100e9 },
  accounts: { kind: 'embedded', bytes: 1e6 },
  spool: { bytes: 1e5, max_bytes: 1e9 },
  events: { kind: 'embedded', memory_bytes: 5e8, max_memory_bytes: 3e9, tables: [], sites: [] },
  collector: { last_minute: counts, last_hour: counts, series: [] },
  dropped: [],
  queries: { total: 100, slow: 9, slow_last_hour: 9, latest: [] },
  load_errors: { timeout: 1, missing: 2, last_at: '2026-11-20T10:59:00.000Z' },
  backups: {
    is_possible: true,
    daily: {
      folder: '/mnt/backups',
      keep: 14,
      kept: 3,
      next_at: '2026-11-21T03:00:00.000Z',
      activity: null,
      last: { at: '2026-11-20T03:00:00.000Z', bytes: 1e6, is_encrypted: true },
      last_verified: { at: '2026-11-20T03:00:09.000Z', backup_at: '2026-11-20T03:00:00.000Z' },
      failure: null,
      verification_failure: null,
    },
  },
  locations: { has_cities: true, problem: null },
  google: {
    is_configured: true,
    connected: 1,
    reconnect: 0,
    properties: 1,
    last_error: null,
    last_error_at: null,
  },
  ai: {
    is_configured: true,
    pending: 1,
    running: 0,
    oldest_pending_at: '2026-11-20T11:51:00.000Z',
    succeeded: 5,
    failed: 4,
    templated: 0,
    last_error: null,
  },
}

type Daily = NonNullable<HealthStatus['backups']['daily']>
const withBackups = (change: Partial<Daily>): Pick<HealthStatus, 'backups'> => {
  const { daily } = well.backups
  return { backups: { is_possible: true, daily: daily && { ...daily, ...change } } }
}
const failure = { at: '2026-11-20T03:00:00.000Z', error: 'There is no room.' }
const early = '2026-11-19T09:59:00.000Z'

test('an instance that is well has no problems', () => {
  expect(problemsOf(well, [], NOW)).toEqual([])
})

test.each([
  ['disk_low', { disk: { free_bytes: 0.9e9, total_bytes: 100e9 } }],
  ['spool_filling', { spool: { bytes: 2.6e8, max_bytes: 1e9 } }],
  ['memory_high', { events: { ...well.events, memory_bytes: 2.8e9 } as HealthStatus['events'] }],
  ['events_refused', { collector: { ...well.collector, last_hour: { ...counts, refused: 1 } } }],
  ['google_reconnect', { google: { ...well.google, reconnect: 1 } }],
  ['ai_failing', { ai: { ...well.ai, failed: 5 } }],
  ['ai_waiting', { ai: { ...well.ai, oldest_pending_at: '2026-11-20T11:49:00.000Z' } }],
  ['backup_failed', withBackups({ failure })],
  ['backup_altered', withBackups({ verification_failure: failure, last_verified: null })],
  [
    'backup_old',
    withBackups({
      last: { at: early, bytes: 1, is_encrypted: false },
      last_verified: { at: early, backup_at: early },
    }),
  ],
  ['backup_old', withBackups({ last: null, last_verified: null })],
  ['backup_unverified', withBackups({ last_verified: { at: early, backup_at: early } })],
  ['backup_unverified', withBackups({ last_verified: null })],
  ['locations_unknown', { locations: { has_cities: false, problem: 'GEO_DATABASE cannot be used' } }],
  ['load_errors', { load_errors: { ...well.load_errors, last_at: '2026-11-20T11:01:00.000Z' } }],
  ['slow_queries', { queries: { ...well.queries, slow_last_hour: 10 } }],
] satisfies [string, Partial<HealthStatus>][])('%s is found alone', (problem, change) => {
  expect(problemsOf({ ...well, ...change }, [], NOW)).toEqual([problem])
})

test('what fails outright comes first, and is not also said to come near', () => {
  const full = { disk: { free_bytes: 0, total_bytes: 100e9 }, spool: { bytes: 1e9, max_bytes: 1e9 } }
  expect(problemsOf({ ...well, ...full, events: null }, ['disk', 'spool', 'clickhouse'], NOW)).toEqual([
    'events_store',
    'disk_full',
    'spool_full',
  ])
  expect(problemsOf(well, ['redis', 'database', 'events'], NOW)).toEqual([
    'accounts_store',
    'events_damaged',
    'shared_visits',
  ])
})

test('a small disk is not low only because it is small', () => {
  expect(problemsOf({ ...well, disk: { free_bytes: 0.8e9, total_bytes: 4e9 } }, [], NOW)).toEqual([])
})

test('a backup that is under way, and none where none is set, are no problems', () => {
  for (const change of [
    withBackups({ activity: 'backup', last: null, last_verified: null }),
    withBackups({ activity: 'verification', last_verified: null }),
    { backups: { is_possible: false, daily: null } },
  ])
    expect(problemsOf({ ...well, ...change }, [], NOW)).toEqual([])
})
