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
  /** When the next attempt may be made. */
  next_at: Instant
  /** When it is given up. */
  expires_at: Instant
  /** The server that sends it now, and until when nobody else may. */
  claimed_by: string | null
  claimed_until: Instant | null
  failure: MailFailure | null
  /** What the mail server said. */
  error: string | null
  created_at: Immutable<Instant>
  finished_at: Instant | null
}

/** Who does not want mails of a kind. */
export interface MailRefusalTable {
  address: Immutable<string>
  kind: Immutable<MailKind>
  created_at: Immutable<Instant>
}

/** How somebody wants to learn of notices of a kind, where that is not the default. */
export interface NoticeSettingTable {
  user_id: Immutable<number>
  kind: Immutable<NoticeKind>
  in_app: 0 | 1
  by_mail: 0 | 1
}

/** Who gets the report of a site by mail. */
export interface SiteReportTable {
  id: Generated<number>
  website_id: Immutable<number>
  address: Immutable<string>
  rhythm: Immutable<ReportRhythm>
  locale: MailLocale
  /** Who added the recipient. */
  creator_id: Immutable<number>
  /** When the next one is due. */
  next_at: Instant
  created_at: Immutable<Instant>
}
