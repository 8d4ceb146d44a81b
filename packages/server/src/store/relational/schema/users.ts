import type { AccountLevel, NoticeKind } from '@sightline/api-client/contract'
import type { Generated } from 'kysely'
import type { Immutable, Instant, VersionedRow } from './columns.ts'

export interface AppUserTable extends VersionedRow {
  id: Generated<number>
  union_id: Immutable<string>
  email: string
  /** The hash of the password; empty while none is set. */
  password_hash: string
  /** The number of passwords that were set: a one-time link is valid for one number only. */
  password_version: Generated<number>
  nickname: string | null
  /** The region, ISO 3166-1 alpha-2, optionally with a subdivision. */
  region: string | null
  /** The code that this person gives to people whom they invite. */
  invite_code: string
  /** The person whose invitation code this one came with. */
  inviter_id: Generated<number | null>
  /** The referral code of this person's registration. */
  ref_code: string | null
  utm_source: string | null
  utm_medium: string | null
  utm_campaign: Generated<string | null>
  utm_term: Generated<string | null>
  utm_content: Generated<string | null>
  union_code: string | null
  /** The time at which the person proved to read mail at `email`. */
  email_confirmed_at: Generated<Instant | null>
  /** The person's preferences: a language tag, `light` or `dark`, `12` or `24`. */
  locale: Generated<string | null>
  theme: Generated<string | null>
  time_format: Generated<string | null>
  /** The time at which the account is deleted, unless its person cancels that. */
  deletion_due_at: Generated<Instant | null>
  level: AccountLevel
  status: Generated<'active' | 'disabled'>
  /** The first sign-in, at which the trial starts. */
  first_login_at: Instant | null
  last_login_at: Instant | null
  /**
   * The end of the last span of the membership, the trial included; written together with the rows that it depends on.
   */
  expired_time: Instant | null
  /** The sum of the ledger's rows; written together with them. */
  points: Generated<number>
  /** The time of the deletion, after which the row stays only for orders and the ledger. */
  deleted_at: Instant | null
}

export interface UserAddressTable extends VersionedRow {
  id: Generated<number>
  user_id: Immutable<number>
  name: string
  line1: string
  line2: string | null
  city: string
  region: string | null
  postal_code: string | null
  country: string
  phone: string | null
}

export interface NoticeTable {
  id: Generated<number>
  user_id: Immutable<number>
  kind: Immutable<NoticeKind>
  /** The title in English, for clients that do not know the kind. */
  title: Immutable<string>
  body: Immutable<string>
  /** JSON: the values of the notice's texts. */
  data: Immutable<string | null>
  /** An address in the app, such as `/vip`. */
  link: Immutable<string | null>
  /** A key that keeps a notice from being added twice. */
  once_key: Immutable<string | null>
  /** 0 until it was decided whether the notice is mailed, too. */
  is_delivered: Generated<0 | 1>
  read_at: Instant | null
  created_at: Immutable<Instant>
}

export interface ApiKeyTable {
  id: Generated<number>
  user_id: Immutable<number>
  name: Immutable<string>
  prefix: Immutable<string>
  /** The SHA-256 of the key, in hex. */
  key_hash: Immutable<string>
  /** JSON: a list of scopes. */
  scopes: Generated<string>
  /** JSON: the ids of the key's sites; null for all of its owner's. */
  site_ids: Generated<string | null>
  created_at: Immutable<Instant>
  last_used_at: Instant | null
}

/** A sign-in of a person in one browser. Tokens name it, so that it can be ended. */
export interface UserSessionTable {
  id: Immutable<string>
  user_id: Immutable<number>
  created_at: Immutable<Instant>
  expires_at: Instant
  ended_at: Instant | null
  /** The SHA-256 of the refresh token, in hex; null where the session ends with its token. */
  refresh_hash: string | null
  /** The refresh token before, valid until `previous_until`. */
  previous_refresh_hash: string | null
  previous_until: Instant | null
  /** The browser and system, in words. */
  agent: Immutable<string | null>
  /** The country in which the session began, ISO 3166-1 alpha-2. */
  country: Generated<string | null>
  last_used_at: Instant | null
  /** The mode, where an administrator views this person's account. */
  view_as: Immutable<'read' | 'write' | null>
  /** The administrator who views the account. */
  actor_id: Immutable<number | null>
}

/** The networks from which a user has signed in. */
export interface KnownNetworkTable {
  user_id: Immutable<number>
  /** The keyed hash of the user and the network. */
  place_hash: Immutable<string>
  used_at: Instant
}

/** The secrets of a person's second factor. */
export interface TwoFactorTable {
  user_id: Immutable<number>
  /** Encrypted. */
  secret: string
  /** The time of the confirmation; null until the first code was entered, before which no code is asked for. */
  confirmed_at: Instant | null
  /** The period of the last used code, in units of 30 seconds since 1970; each is accepted once. */
  last_step: Generated<number>
  created_at: Instant
}

/** A recovery code, which replaces a code of the second factor once. */
export interface RecoveryCodeTable {
  user_id: Immutable<number>
  /** Keyed hash. */
  code_hash: Immutable<string>
  used_at: Instant | null
}
