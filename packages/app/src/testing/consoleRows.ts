import type { AiTask, CallOutput } from '@sightline/api-client'

const made = { version: 1, created_at: '2026-11-19T08:00:00.000Z', updated_at: '2026-11-19T08:00:00.000Z' }

export const orders: CallOutput<'userOrder', 'fetchList'>['list'] = [
  {
    id: '31',
    order_no: 'SL-20261119-7F3A',
    user_id: '1',
    email: 'mira.k@postbox.dev',
    plan: 'premium',
    billing: 'yearly',
    amount: 24_000,
    currency: 'USD',
    status: 'paid',
    provider: 'manual',
    provider_ref: null,
    invoice_url: null,
    note: null,
    starts_at: '2026-11-19T08:00:00.000Z',
    ends_at: '2027-11-19T08:00:00.000Z',
    paid_at: '2026-11-19T08:00:00.000Z',
    ...made,
  },
]

/** The orders as the service answers them, with their totals. */
export const orderAnswer: CallOutput<'userOrder', 'fetchList'> = {
  list: orders,
  total: 1,
  totals: [{ currency: 'USD', orders: 1, paid: 24_000, refunded: 0, pending: 0 }],
}

const ledgerEntries: CallOutput<'userPoints', 'fetchList'>['list'] = [
  {
    id: '52',
    user_id: '1',
    email: 'mira.k@postbox.dev',
    delta: 12_840,
    balance: 12_840,
    reason: 'grant',
    note: 'Welcome',
    order_id: null,
    reverses_id: null,
    reversal_id: null,
    order_no: null,
    actor_email: 'mina.keller@harborlane.com',
    is_reversed: false,
    ...made,
  },
]

/** As the service answers them, with what they come to. */
export const ledgerEntryAnswer: CallOutput<'userPoints', 'fetchList'> = {
  list: ledgerEntries,
  total: 1,
  totals: { credited: 12_840, debited: 0 },
}

export const entries: CallOutput<'audit', 'fetchList'>['list'] = [
  {
    id: '71',
    at: '2026-11-19T08:00:00.000Z',
    actor_id: '9',
    actor_email: 'mina.keller@harborlane.com',
    action: 'appUser.updateAppUser',
    details: { id: '1', version: 2, region: 'DE' },
    changes: [
      { id: '1', fields: { region: { before: 'FR', after: 'DE' }, level: { before: 'member', after: 'operator' } } },
    ],
    subjects: [{ kind: 'user', id: '1', name: 'mira.k@postbox.dev' }],
    subject_count: 1,
    references: [],
    outcome: 'done',
    message: null,
  },
  {
    id: '70',
    at: '2026-11-18T16:20:00.000Z',
    actor_id: '9',
    actor_email: 'mina.keller@harborlane.com',
    action: 'userPoints.add',
    details: { user_id: '1', delta: -100_000, note: '…' },
    changes: [],
    subjects: [{ kind: 'user', id: '1', name: 'mira.k@postbox.dev' }],
    subject_count: 1,
    references: [{ kind: 'user', id: '1', name: 'mira.k@postbox.dev' }],
    outcome: 'refused',
    message: 'points_insufficient',
  },
  {
    id: '69',
    at: '2026-11-17T09:05:00.000Z',
    actor_id: '9',
    actor_email: 'mina.keller@harborlane.com',
    action: 'app.updateAppWebsite',
    details: { id: '4', version: 1, status: 'disabled', status_reason: '…' },
    changes: [
      {
        id: '4',
        fields: {
          status: { before: 'active', after: 'disabled' },
          theme_id: { before: null, after: 3 },
          owner_id: { before: 1, after: 2 },
        },
      },
    ],
    subjects: [{ kind: 'site', id: '4', name: 'postbox.dev' }],
    subject_count: 1,
    references: [
      { kind: 'theme', id: '3', name: 'Harbour' },
      { kind: 'user', id: '1', name: 'mira.k@postbox.dev' },
      { kind: 'user', id: '2', name: null },
    ],
    outcome: 'done',
    message: null,
  },
]

export const sites: CallOutput<'app', 'fetchAppWebsiteList'>['list'] = [
  {
    id: '4',
    public_id: '0190b3f2-7f5e-7a83-9a11-1f0a6f3c2b14',
    owner: { id: '1', email: 'mira.k@postbox.dev' },
    name: 'Postbox',
    domain: 'postbox.dev',
    currency_type: 'EUR',
    time_zone: 'Europe/Berlin',
    week_start: 'monday',
    source: 'built_in',
    status: 'active',
    status_reason: null,
    theme_id: null,
    pageviews: 86_402,
    visitors: 31_118,
    ...made,
  },
]

export const tasks: AiTask[] = [
  {
    id: '1',
    union_id: 'un_8f2c41a1',
    email: 'mira.k@postbox.dev',
    level: 'member',
    task_id: 'task_5d1e901',
    action_id: null,
    generation_id: null,
    task_type: 'site_summary',
    site_id: null,
    domain: null,
    first_day: null,
    last_day: null,
    locale: null,
    worded_by: null,
    task_status: 'pending',
    model: null,
    prompt: 'Sum up the visits of last week in five sentences.',
    result: null,
    error: null,
    cost: null,
    currency: null,
    prompt_tokens: null,
    completion_tokens: null,
    finished_at: null,
    ...made,
  },
]
