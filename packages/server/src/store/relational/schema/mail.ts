import type {
  MailFailure,
  MailKind,
  MailLocale,
  MailState,
  NoticeKind,
  ReportRhythm,
} from '@sightline/api-client/contract'
import type { Generated } from 'kysely'
import type { Immutable, Instant } from './columns.ts'

/** Mails that are to be sent, and for a month those that were. */
export interface MailTable {
  id: Generated<number>
  /** Names the mail in its Message-ID, the same at each attempt. */
  uuid: Immutable<string>
  kind: Immutable<MailKind>
  address: Immutable<string>
  locale: Immutable<string | null>
  /** JSON: what the mail is about. Links and texts are made when it is sent. */
  data: Immutable<string>
  /** Two mails with the same key are one. */
  once_key: Immutable<string | null>
  state: Generated<MailState>
  attempts: Generated<number>
  /** The time of the next attempt. */
  next_at: Instant
  /** The time at which the mail is given up. */
  expires_at: Instant
  /** The server that sends it now, and until when nobody else may. */
  claimed_by: string | null
  claimed_until: Instant | null
  failure: MailFailure | null
  /** The mail server's answer. */
  error: string | null
  created_at: Immutable<Instant>
  finished_at: Instant | null
}

/** The people who do not want mails of a kind. */
export interface MailRefusalTable {
  address: Immutable<string>
  kind: Immutable<MailKind>
  created_at: Immutable<Instant>
}

/** The channels that a person has chosen for notices of a kind, where they are not the default. */
export interface NoticeSettingTable {
  user_id: Immutable<number>
  kind: Immutable<NoticeKind>
  in_app: 0 | 1
  by_mail: 0 | 1
}

/** The recipients of a site's report by mail. */
export interface SiteReportTable {
  id: Generated<number>
  website_id: Immutable<number>
  address: Immutable<string>
  rhythm: Immutable<ReportRhythm>
  locale: MailLocale
  /** The person who added the recipient. */
  creator_id: Immutable<number>
  /** The time of the next report. */
  next_at: Instant
  created_at: Immutable<Instant>
}
