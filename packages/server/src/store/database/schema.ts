import type { Level, WeekStart } from '@sightline/api-client/contract'
import type { ColumnType, Generated } from 'kysely'

/** Set once, when the row is made. */
type Fixed<Value> = ColumnType<Value, Value, never>
/** ISO 8601 in UTC with milliseconds, so that texts compare like instants. */
type Instant = string

interface Versioned {
  version: Generated<number>
  created_at: Fixed<Instant>
  updated_at: Instant
}

export interface AppUserTable extends Versioned {
  id: Generated<number>
  union_id: Fixed<string>
  email: string
  password_hash: string
  /** What this person gives to those whom they invite. */
  invite_code: Fixed<string>
  /** The invitation code with which this person came. */
  ref_code: Fixed<string | null>
  level: Exclude<Level, 'visitor'>
  status: Generated<'active' | 'disabled'>
  /** The trial starts here. */
  first_login_at: Instant | null
  last_login_at: Instant | null
}

/** A sign-in of a person in one browser; tokens name it, so that it can be ended. */
export interface UserSessionTable {
  id: Fixed<string>
  user_id: Fixed<number>
  created_at: Fixed<Instant>
  expires_at: Fixed<Instant>
  ended_at: Instant | null
}

export interface WebsiteTable extends Versioned {
  id: Generated<number>
  public_id: Fixed<string>
  owner_id: number
  name: string
  domain: string
  currency_type: string
  time_zone: string
  week_start: Generated<WeekStart>
}

/** The random keys of the visitor ids: today's and the one before. */
export interface SaltTable {
  /** UTC date, `2026-01-31`. */
  day: Fixed<string>
  /** Base64. */
  value: Fixed<string>
}

export interface Schema {
  app_user: AppUserTable
  user_session: UserSessionTable
  website: WebsiteTable
  salt: SaltTable
}
