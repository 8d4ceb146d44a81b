import type { CallOutput } from '@sightline/api-client'
import { mockCall, mockList } from '@sightline/api-client/mocks'
import { accountOf, threeSites } from './fixtures.ts'

export const member = accountOf('member')

export const session = {
  agent: 'Firefox · Linux',
  country: 'DE',
  is_current: true,
  is_view_as: false,
  created_at: '2026-11-18T09:00:00.000Z',
  last_used_at: '2026-11-20T10:20:00.000Z',
  expires_at: '2026-12-20T10:20:00.000Z',
}

const phone = { ...session, id: 's2', agent: 'Safari · iOS', country: null, is_current: false }

const sessions: CallOutput<'user', 'sessions'> = { list: [{ ...session, id: 's1' }, phone] }

export const key: CallOutput<'user', 'apiKeys'>['list'][number] = {
  id: '4',
  name: 'Weekly report',
  prefix: 'sl_key_abc',
  scopes: ['read_statistics'],
  sites: null,
  created_at: '2026-11-01T09:00:00.000Z',
  last_used_at: null,
}

const entry: CallOutput<'user', 'points'>['list'][number] = {
  id: '1',
  user_id: '7',
  email: member.userinfo.email,
  delta: 200,
  balance: 200,
  reason: 'referral',
  note: null,
  order_id: null,
  reverses_id: null,
  is_reversed: false,
  version: 1,
  created_at: '2026-11-10T09:00:00.000Z',
  updated_at: '2026-11-10T09:00:00.000Z',
}

export const pointRules: CallOutput<'user', 'pointRules'> = {
  per_referral: 200,
  per_unit: 1,
  per_month: 1000,
  plan: 'premium',
  is_paid_by_card: false,
}

/** What the pages of an account ask for. */
export const accountHandlers = [
  mockCall('user', 'sessions', sessions),
  mockCall('user', 'twoFactors', { since: null, recovery_codes_left: 0, is_required: false }),
  mockCall('user', 'apiKeys', { list: [key] }),
  mockCall('website', 'fetchWebsiteList', threeSites),
  mockList('user', 'orders', []),
  mockList('user', 'points', [entry]),
  mockCall('user', 'pointRules', pointRules),
  mockCall('user', 'invitation', { list: [], total: 0, paying: 0, points: 0 }),
  mockCall('user', 'deletion', { due_at: null, sites: [] }),
]
