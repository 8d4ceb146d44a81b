import type {
  CallOutput,
  DeletedEntry,
  EventImport,
  Funnel,
  Goal,
  Job,
  ShareLink,
  SiteInvitation,
  Viewer,
} from '@sightline/api-client'
import { mockCall, mockList } from '@sightline/api-client/mocks'
import { accountOf, fourWeeks, harborLane, seen, websiteList } from './fixtures.ts'

const kept = { version: 1, created_at: '2026-11-20T09:24:07.000Z', updated_at: '2026-11-20T09:24:07.000Z' }

const viewers: Viewer[] = [
  { user_id: '7', email: 'ada@harborlane.com', nickname: 'Ada', created_at: kept.created_at },
  { user_id: '8', email: 'li.wei@harborlane.com', nickname: null, created_at: kept.created_at },
]

const invitations: SiteInvitation[] = [
  {
    id: '3',
    email: 'noor@harborlane.com',
    status: 'waiting',
    created_at: kept.created_at,
    expires_at: '2026-12-20T09:24:07.000Z',
  },
  {
    id: '2',
    email: 'tom@harborlane.com',
    status: 'declined',
    created_at: '2026-11-18T09:24:07.000Z',
    expires_at: '2026-12-18T09:24:07.000Z',
  },
]

const report = { rhythm: 'weekly', locale: 'en-US', is_stopped: false, created_at: kept.created_at } as const
const reports: CallOutput<'siteReport', 'fetchReports'>['list'] = [
  { ...report, id: '1', email: 'mina@harborlane.com', next_at: '2026-11-23T07:00:00.000Z' },
  {
    ...report,
    id: '2',
    email: 'board@outside.example',
    rhythm: 'monthly',
    locale: 'zh-CN',
    next_at: '2026-12-01T07:00:00.000Z',
  },
  { ...report, id: '3', email: 'tom@outside.example', is_stopped: true, next_at: '2026-11-23T07:00:00.000Z' },
]

const link = {
  has_password: false,
  ends_on: null,
  has_ended: false,
  filters: [],
  panels: null,
  has_annotations: false,
  version: 1,
  created_at: kept.created_at,
}
const links: ShareLink[] = [
  { ...link, id: '1', name: 'The board', token: 'share_4f6c0a' },
  { ...link, id: '2', name: 'Agency', token: 'share_9d21b7', has_password: true, ends_on: '2026-12-31' },
  { ...link, id: '3', name: 'Trade fair', token: 'share_77e0c4', ends_on: '2026-11-15', has_ended: true },
]

const views: CallOutput<'savedView', 'fetchSavedViews'>['list'] = [
  {
    id: '1',
    name: 'German readers',
    state: { filters: '[["is","country",["DE"]]]' },
    is_shared: true,
    may_change: true,
    ...kept,
  },
  { id: '2', name: 'Last year', state: { range: '12mo' }, is_shared: false, may_change: true, ...kept },
]

export const goals: Goal[] = [
  { id: '1', name: 'Newsletter', kind: 'event', pattern: 'Newsletter sign-up', properties: [], ...kept },
  {
    id: '2',
    name: 'Order',
    kind: 'page',
    pattern: '/thanks/*',
    properties: [{ key: 'plan', value: 'pro' }],
    ...kept,
  },
]

const funnels: Funnel[] = [
  {
    id: '1',
    name: 'From journal to order',
    steps: ['/journal', '/shop', '/thanks'].map((pattern) => ({
      name: pattern,
      kind: 'page' as const,
      pattern,
      properties: [],
    })),
    ...kept,
  },
]

const collection: CallOutput<'website', 'collection'> = {
  drops_bots: true,
  allowed_hostnames: ['harborlane.com', '*.harborlane.com'],
  excluded_paths: ['/admin/*'],
  excluded_countries: ['DE', 'CN'],
  excluded_addresses: 1,
  is_my_address_excluded: true,
  version: 3,
}

const dropped: CallOutput<'website', 'dropped'> = {
  days: [
    { day: '2026-11-19', counts: { bot: 120, referrer_spam: 4 } },
    { day: '2026-11-20', counts: { bot: 84, excluded_path: 12 } },
  ],
  totals: { bot: 204, referrer_spam: 4, excluded_path: 12 },
}

const exported: Job = {
  id: '9',
  kind: 'export_events',
  status: 'succeeded',
  done: 1,
  total: 1,
  counts: { created: 0, skipped: 0, failed: 0 },
  error: null,
  transfer: {
    site_id: '1',
    format: 'ndjson',
    name: 'harborlane.com.ndjson.gz',
    size: 48_213,
    is_ready: true,
    unknown_fields: [],
  },
  ...kept,
  started_at: kept.created_at,
  finished_at: '2026-11-20T09:25:07.000Z',
}

/** The imports of a site: of a file of events, and of a report of somebody whose account is gone. */
export const imports: EventImport[] = [
  {
    id: '2',
    name: 'events-2025.ndjson.gz',
    format: 'ndjson',
    state: 'kept',
    has_failed: false,
    created_by: 'mina@harborlane.com',
    created_at: kept.created_at,
    job_id: null,
    preview: null,
    events: 48_213,
    first_day: '2025-01-01',
    last_day: '2025-12-31',
  },
  {
    id: '1',
    name: 'pages-and-screens.csv',
    format: 'google_analytics',
    state: 'kept',
    has_failed: false,
    created_by: null,
    created_at: '2026-10-02T14:05:00.000Z',
    job_id: null,
    preview: null,
    events: 1204,
    first_day: '2024-12-01',
    last_day: '2024-12-01',
  },
]

/** A file that was checked, and waits for an answer. */
export const checkedFile: EventImport = {
  id: '3',
  name: 'events-2026.ndjson',
  format: 'ndjson',
  state: 'checked',
  has_failed: false,
  created_by: 'mina@harborlane.com',
  created_at: kept.created_at,
  job_id: '14',
  preview: {
    new_events: 20_417,
    known_events: 312,
    wrong_lines: 2,
    first_day: '2025-12-20',
    last_day: '2026-06-30',
    overlap_days: 12,
    overlap_events: 3040,
    overlaps: [{ day: '2025-12-20', events: 253 }],
  },
  events: 0,
  first_day: null,
  last_day: null,
}

/** The job that removes the first one. */
export const removal: Job = {
  ...exported,
  id: '12',
  kind: 'remove_import',
  status: 'running',
  done: 1,
  total: 3,
  transfer: {
    site_id: '1',
    format: 'ndjson',
    name: 'events-2025.ndjson.gz',
    size: 0,
    is_ready: false,
    unknown_fields: [],
  },
  finished_at: null,
}

export const googleProperty = {
  property_id: '301',
  name: 'Harbor Lane',
  time_zone: 'Europe/Berlin',
  currency_type: 'EUR',
  measurement_id: 'G-HARBOR0001',
  connection_state: 'connected' as const,
}

/** Summaries of a site: one that is being written, and one that is there. */
export const summaries: CallOutput<'aitask', 'fetchSummaries'>['list'] = [
  {
    id: '2',
    task_status: 'running',
    first_day: '2026-10-01',
    last_day: '2026-10-31',
    locale: 'en-US',
    result: null,
    worded_by: null,
    created_at: '2026-11-20T09:30:00.000Z',
    finished_at: null,
  },
  {
    id: '1',
    task_status: 'succeeded',
    first_day: '2026-11-09',
    last_day: '2026-11-15',
    locale: 'en-US',
    result:
      'harborlane.com had more visits than in the days before: 1,204, up from 800 (+51%).\n\n- Changed most: the source “Google”, +404 visits, now 900, was 496.',
    worded_by: 'template',
    created_at: '2026-11-20T09:24:07.000Z',
    finished_at: '2026-11-20T09:24:09.000Z',
  },
]

/** What was deleted from a site, one of each kind, among them a name that is long and one that is markup. */
export const deletedEntries: DeletedEntry[] = (
  [
    ['share_link', 'The board'],
    ['goal', '<b>Newsletter</b>'],
    ['annotation', 'The new shop is open, and every page of the journal that had an old address leads to its new one'],
    ['funnel', 'From journal to order'],
    ['saved_view', 'Mobile in Germany'],
  ] as const
).map(([kind, name], index) => ({
  id: String(index + 1),
  kind,
  name,
  deleted_at: `2026-11-20T0${index + 1}:24:07.000Z`,
  restorable_until: `2026-11-21T0${index + 1}:24:07.000Z`,
}))

/** Mocks of the calls of the settings page. */
export const settingsOf = (access: 'owner' | 'viewer') => [
  mockCall('user', 'info', accountOf('member')),
  mockCall('website', 'fetchWebsiteList', websiteList([{ ...harborLane, access }])),
  mockCall('website', 'liveCheck', seen),
  mockCall('website', 'viewers', { list: viewers }),
  mockCall('invitation', 'fetchInvitations', { list: invitations }),
  mockCall('aitask', 'fetchSummaries', { list: summaries }),
  mockCall('siteReport', 'fetchReports', { list: reports }),
  mockCall('share', 'fetchShareLinks', { list: links }),
  mockCall('savedView', 'fetchSavedViews', { list: views }),
  mockCall('stats', 'properties', { range: fourWeeks.range, rows: [], total_rows: 0 }),
  mockCall('share', 'framing', { hosts: ['blog.harborlane.com'], version: 1 }),
  mockCall('goal', 'fetchGoals', { list: goals }),
  mockCall('funnel', 'fetchFunnels', { list: funnels }),
  mockCall('deletedEntry', 'fetchDeletedEntries', { list: deletedEntries }),
  mockCall('website', 'collection', collection),
  mockCall('website', 'dropped', dropped),
  mockCall('googleProperty', 'get', {
    property: googleProperty,
    kept: { first: '2024-02-01', last: '2026-11-19', read_at: '2026-11-20T06:00:00.000Z' },
  }),
  mockList('website', 'fetchImports', imports),
  mockList('job', 'fetchList', [exported]),
]

/** Mocks of the calls of the settings page, for a site with no settings yet. */
export const nothingSet = [
  mockCall('website', 'viewers', { list: [] }),
  mockCall('invitation', 'fetchInvitations', { list: [] }),
  mockCall('aitask', 'fetchSummaries', { list: [] }),
  mockCall('siteReport', 'fetchReports', { list: [] }),
  mockCall('share', 'fetchShareLinks', { list: [] }),
  mockCall('share', 'framing', { hosts: [], version: 0 }),
  mockCall('goal', 'fetchGoals', { list: [] }),
  mockCall('funnel', 'fetchFunnels', { list: [] }),
  mockCall('website', 'dropped', { days: [], totals: {} }),
  mockCall('googleProperty', 'get', { property: null, kept: null }),
  mockCall('googleProperty', 'list', { connections: [], list: [], total: 0 }),
  mockCall('googleProperty', 'listGoogleAccounts', { is_available: false, connections: [], list: [] }),
  mockList('website', 'fetchImports', []),
  mockList('job', 'fetchList', []),
]
