import type { AppUser, CallOutput } from '@sightline/api-client'

const user = (id: string, fields: Partial<AppUser>): AppUser => ({
  id,
  union_id: `un_8f2c41a${id}`,
  email: `person${id}@example.com`,
  nickname: null,
  level: 'member',
  region: null,
  inviter: null,
  ref_code: null,
  invite_code: `INVITE${id}`,
  utm_source: null,
  utm_medium: null,
  utm_campaign: null,
  utm_term: null,
  utm_content: null,
  union_code: null,
  vip_status: 'trial',
  expired_time: '2026-12-20T08:00:00.000Z',
  points: 0,
  analytics_status: 'none',
  status: 'active',
  has_password: true,
  last_login_at: '2026-11-19T18:00:00.000Z',
  addresses: [],
  version: 3,
  created_at: '2026-11-19T08:00:00.000Z',
  updated_at: '2026-11-19T08:00:00.000Z',
  ...fields,
})

export const mira = user('1', {
  nickname: 'Mira Kovač',
  email: 'mira.k@postbox.dev',
  region: 'DE',
  ref_code: 'HARBOR24',
  utm_source: 'google',
  utm_medium: 'cpc',
  utm_campaign: 'harbour-spring',
  utm_term: 'boat rental hamburg',
  utm_content: 'blue-banner',
  inviter: { union_id: 'un_8f2c41a2', email: 'person2@example.com' },
  union_code: 'UC-1042',
  vip_status: 'premium',
  points: 12_840,
  addresses: [
    {
      id: '9',
      user_id: '1',
      name: 'Mira Kovač',
      line1: 'Hafenstraße 4',
      line2: null,
      city: 'Hamburg',
      region: null,
      postal_code: '20457',
      country: 'DE',
      phone: null,
      version: 1,
      created_at: '2026-11-19T08:00:00.000Z',
      updated_at: '2026-11-19T08:00:00.000Z',
    },
  ],
})

export const users: [AppUser, ...AppUser[]] = [
  mira,
  user('2', {
    nickname: 'Jonas Weidner',
    region: 'DE',
    utm_source: 'newsletter',
    vip_status: 'standard',
    points: 3120,
  }),
  user('3', { nickname: '林晓雯', region: 'CN', ref_code: 'VIP-CN', vip_status: 'premium', points: 48_210 }),
  user('4', { nickname: 'Noor Haddad', region: 'AE', ref_code: 'RAMAD', vip_status: 'expired', status: 'disabled' }),
  user('5', { nickname: 'Oscar Lindqvist', level: 'operator', vip_status: 'premium', region: 'SE' }),
]

export const manyUsers = Array.from({ length: 45 }, (_, index) =>
  user(String(index + 1), { nickname: `Person ${index + 1}`, points: index * 37 }),
)

const long = 'a-name-that-goes-on-and-on-without-any-end-that-anybody-could-see'

export const longUsers = [
  user('1', { nickname: long, email: `${long}@an-equally-long-domain.example.com`, ref_code: long, utm_source: long }),
]

export const oneTimeLink = 'https://stats.example.com/#/set-password?code=3f9c2b7e51d84a06'

export const jobAt = (status: CallOutput<'job', 'get'>['job']['status'], done: number): CallOutput<'job', 'get'> => ({
  job: {
    id: '77',
    kind: 'import_users',
    status,
    done,
    total: 3,
    counts: { created: 1, skipped: 1, failed: 1 },
    error: null,
    created_at: '2026-11-20T08:00:00.000Z',
    started_at: '2026-11-20T08:00:00.000Z',
    updated_at: '2026-11-20T08:00:01.000Z',
    finished_at: status === 'succeeded' ? '2026-11-20T08:00:01.000Z' : null,
  },
  report: {
    list: [
      { line: 2, outcome: 'created', subject: 'new@example.com', message: null, link: oneTimeLink },
      { line: 3, outcome: 'skipped', subject: 'mira.k@postbox.dev', message: 'email_taken', link: null },
      { line: 4, outcome: 'failed', subject: 'no address', message: 'email_invalid', link: null },
    ],
    total: 3,
  },
})

/** A job that deletes 1,200 users; two rows of its report failed. */
export const bulkJobAt = (
  status: CallOutput<'job', 'get'>['job']['status'],
  done: number,
  error: string | null = null,
): CallOutput<'job', 'get'> => {
  const failed = status === 'running' ? [] : ['5', '900']
  return {
    job: {
      id: '78',
      kind: 'bulk',
      action: 'appUser.deleteAppUser',
      status,
      done,
      total: 1200,
      counts: { created: 0, skipped: 0, failed: failed.length },
      error,
      created_at: '2026-11-20T08:00:00.000Z',
      started_at: '2026-11-20T08:00:00.000Z',
      updated_at: '2026-11-20T08:00:01.000Z',
      finished_at: status === 'running' ? null : '2026-11-20T08:00:01.000Z',
    },
    report: {
      list: failed.map((subject, index) => ({
        line: index + 1,
        outcome: 'failed',
        subject,
        message: 'staff_protected',
        link: null,
      })),
      total: failed.length,
    },
  }
}
