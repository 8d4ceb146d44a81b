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

/** The mails that wait, and for a month those that were sent. */
export interface MailTable {
  id: Generated<number>
  /** The part of the Message-ID that identifies the mail, the same at each attempt. */
  uuid: Immutable<string>
  kind: Immutable<MailKind>
  address: Immutable<string>
  locale: Immutable<string | null>
  /** JSON: the values that the mail is composed of. Links and texts are made when it is sent. */
  data: Immutable<string>
  /** A key that keeps a mail from being added twice. */
  once_key: Immutable<string | null>
  state: Generated<MailState>
  attempts: Generated<number>
  /** The time of the next attempt. */
  next_at: Instant
  /** The time at which the mail is given up. */
  expires_at: Instant
  /** The server that sends the mail now, and until when no other may. */
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
