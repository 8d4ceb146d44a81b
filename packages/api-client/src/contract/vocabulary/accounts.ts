/** The kinds of registration: open to anybody, by invitation code, or closed. */
export const registrations = ['open', 'invite', 'closed'] as const
export type Registration = (typeof registrations)[number]

/** The levels of callers: each includes the rights of those before it. */
export const levels = ['visitor', 'member', 'operator', 'admin'] as const
export type Level = (typeof levels)[number]

/** The levels that an account can have. */
export const accountLevels = ['member', 'operator', 'admin'] as const satisfies readonly Level[]
export type AccountLevel = (typeof accountLevels)[number]

export const userStatuses = ['active', 'disabled'] as const
export const analyticsStatuses = ['none', 'connected', 'read_only', 'reconnect'] as const
export type AnalyticsStatus = (typeof analyticsStatuses)[number]

/**
 * The scopes of an API key: reading statistics, importing events, and changing settings, goals, funnels and annotations
 * of sites.
 */
export const apiKeyScopes = ['read_statistics', 'import_events', 'manage_sites'] as const
export type ApiKeyScope = (typeof apiKeyScopes)[number]

/** The parts of a user's account that an administrator can reset. */
export const resettables = ['password', 'two_factors', 'membership', 'data'] as const

/** The values of a person's preferences; without one the browser decides. */
export const themeChoices = ['light', 'dark'] as const
export const timeFormats = ['12', '24'] as const

/** The kinds of notices. */
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
  'site_status',
  'security',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** The events of an order that a notice reports. */
export const orderEvents = ['requested', 'confirmed', 'cancelled'] as const
export type OrderEvent = (typeof orderEvents)[number]
/** Why a membership ends, where it is not just over: the trial was all there was, or a payment failed. */
export const membershipEndCauses = ['trial', 'payment'] as const
export type MembershipEndCause = (typeof membershipEndCauses)[number]
/** The security events of an account. */
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

/** The kinds of notices that are always sent, in the app and by mail. */
export const alwaysDeliveredNotices: readonly NoticeKind[] = ['security']
/** The kinds of notices that are mailed by default. */
export const mailedNotices: readonly NoticeKind[] = [
  'message',
  'membership_ends',
  'payment_failed',
  'order',
  'site_without_data',
  'connection_ended',
  'site_transferred',
  'site_status',
  'security',
]

export const auditOutcomes = ['started', 'done', 'partly', 'refused', 'failed'] as const

/** The kinds of rows that the audit log names. */
export const auditRowKinds = ['user', 'site', 'theme', 'order', 'points', 'ai_task', 'job'] as const
export type AuditRowKind = (typeof auditRowKinds)[number]

/** The accounts of a demo by their levels, and the password of each; they protect only invented data. */
export const demoAccounts = {
  member: 'member@example.com',
  operator: 'operator@example.com',
  admin: 'demo@example.com',
} as const satisfies Readonly<Record<AccountLevel, string>>
export const demoPassword = 'harbor-lane-demo'
