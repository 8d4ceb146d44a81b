/** What is sent by mail. */
export const mailKinds = [
  'reset_password',
  'confirm_email',
  'email_changed',
  'account_invitation',
  'account_deletion',
  'site_invitation',
  'notice',
  'receipt',
  'report',
  'test',
] as const
export type MailKind = (typeof mailKinds)[number]

/** `dropped` was not wanted any more when its turn came; `dead` was given up. */
export const mailStates = ['waiting', 'sent', 'dropped', 'dead'] as const
export type MailState = (typeof mailStates)[number]

/** Why a mail did not go out. */
export const mailFailures = [
  'name_unknown',
  'connection_refused',
  'timed_out',
  'connection_lost',
  'tls',
  'sign_in',
  'sender_refused',
  'recipient_refused',
  'message_refused',
  'try_later',
  'expired',
  'unexpected',
] as const
export type MailFailure = (typeof mailFailures)[number]

/** How often the report of a site is mailed: on the first day of each week or month. */
export const reportRhythms = ['weekly', 'monthly'] as const
export type ReportRhythm = (typeof reportRhythms)[number]

/** Languages that mails are written in. */
export const mailLocales = ['en-US', 'zh-CN', 'ar'] as const
export type MailLocale = (typeof mailLocales)[number]

/** The language of a mail for somebody who uses this one. */
export function mailLocaleOf(locale: string | null | undefined): MailLocale {
  const language = locale?.toLowerCase().split(/[-_]/)[0]
  return language === 'zh' ? 'zh-CN' : language === 'ar' ? 'ar' : 'en-US'
}
