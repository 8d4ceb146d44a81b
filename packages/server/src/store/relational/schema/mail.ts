import type {
  MailFailure,
  MailKind,
  MailLocale,
  MailState,
  NoticeKind,
  ReportRhythm,
} from '@sightline/api-client/contract'
import type { Generated } from 'kysely'
import type { Fixed, Instant } from './columns.ts'

/** Mails that are to be sent, and for a month those that were. */
export interface MailTable {
  id: Generated<number>
  /** Names the mail in its Message-ID, the same at each attempt. */
  uuid: Fixed<string>
  kind: Fixed<MailKind>
  address: Fixed<string>
  locale: Fixed<string | null>
  /** JSON: what the mail is about. Links and texts are made when it is sent. */
  data: Fixed<string>
  /** Two mails with the same key are one. */
  once_key: Fixed<string | null>
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
  created_at: Fixed<Instant>
  finished_at: Instant | null
}

/** Who does not want mails of a kind. */
export interface MailRefusalTable {
  address: Fixed<string>
  kind: Fixed<MailKind>
  created_at: Fixed<Instant>
}

/** How somebody wants to learn of notices of a kind, where that is not the default. */
export interface NoticeSettingTable {
  user_id: Fixed<number>
  kind: Fixed<NoticeKind>
  in_app: 0 | 1
  by_mail: 0 | 1
}

/** Who gets the report of a site by mail. */
export interface SiteReportTable {
  id: Generated<number>
  website_id: Fixed<number>
  address: Fixed<string>
  rhythm: Fixed<ReportRhythm>
  locale: MailLocale
  /** Who added the recipient. */
  creator_id: Fixed<number>
  /** When the next one is due. */
  next_at: Instant
  created_at: Fixed<Instant>
}
