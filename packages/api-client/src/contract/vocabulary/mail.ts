/** The kinds of mails. */
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

/** The states of a mail: `dropped` was no longer wanted when its turn came; `dead` was given up. */
export const mailStates = ['waiting', 'sent', 'dropped', 'dead'] as const
export type MailState = (typeof mailStates)[number]

/** The reasons why a mail was not sent. */
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

/** The rhythms of a site's mailed report: on the first day of each week or month. */
export const reportRhythms = ['weekly', 'monthly'] as const
export type ReportRhythm = (typeof reportRhythms)[number]

/** The hour at which reports are sent, on the clock of the site. */
export const reportHour = 7

/** The languages of mails. */
export const mailLocales = ['en-US', 'zh-CN', 'ar'] as const
export type MailLocale = (typeof mailLocales)[number]

/** The language of a mail for a person with this locale; of one who has chosen none, the given one. */
export function mailLocaleOf(locale: string | null | undefined, unchosen: MailLocale = 'en-US'): MailLocale {
  if (locale === null || locale === undefined) return unchosen
  const language = locale.toLowerCase().split(/[-_]/)[0]
  return language === 'zh' ? 'zh-CN' : language === 'ar' ? 'ar' : 'en-US'
}
