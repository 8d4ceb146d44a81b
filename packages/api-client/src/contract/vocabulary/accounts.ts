/** Who may make an account: anybody, those with an invitation code, or nobody. */
export const registrations = ['open', 'invite', 'closed'] as const
export type Registration = (typeof registrations)[number]

/** Who may call: each level may do what those before it may. */
export const levels = ['visitor', 'member', 'operator', 'admin'] as const
export type Level = (typeof levels)[number]

/** The levels that an account can have. */
export const accountLevels = ['member', 'operator', 'admin'] as const satisfies readonly Level[]
export type AccountLevel = (typeof accountLevels)[number]

export const userStatuses = ['active', 'disabled'] as const
export const analyticsStatuses = ['none', 'connected', 'read_only', 'reconnect'] as const
export type AnalyticsStatus = (typeof analyticsStatuses)[number]

/** What an API key may do: read statistics, import events, and change settings, goals, funnels and notes of sites. */
export const apiKeyScopes = ['read_statistics', 'import_events', 'manage_sites'] as const
export type ApiKeyScope = (typeof apiKeyScopes)[number]

/** What an administrator can reset of a user. */
export const resettables = ['password', 'two_factors', 'membership', 'data'] as const

/** What a person may choose for themselves: else the browser says. */
export const themeChoices = ['light', 'dark'] as const
export const timeFormats = ['12', '24'] as const

/** What a notice is about. */
export const noticeKinds = [
  'message',
  'membership_ends',
  'payment_failed',
  'order',
  'job_finished',
  'site_without_data',
  'viewer_joined',
  'connection_ended',
  'site_transferred',
  'security',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** What a notice about an order says of it. */
export const orderEvents = ['requested', 'confirmed', 'cancelled'] as const
/** What was done to an account. */
export const securityEvents = [
  'signed_in',
  'password_changed',
  'key_created',
  'email_changed',
  'two_factors_on',
  'two_factors_off',
  'recovery_code_used',
] as const
export type SecurityEvent = (typeof securityEvents)[number]

/** Kinds whose notices always come, in the app and by mail. */
export const alwaysDeliveredNotices: readonly NoticeKind[] = ['security']
/** Kinds that come by mail unless somebody chooses otherwise. */
export const mailedNotices: readonly NoticeKind[] = [
  'message',
  'membership_ends',
  'payment_failed',
  'order',
  'site_without_data',
  'connection_ended',
  'site_transferred',
  'security',
]

export const auditOutcomes = ['started', 'done', 'refused', 'failed'] as const
