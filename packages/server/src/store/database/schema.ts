import type {
  AccountLevel,
  Billing,
  DeedKind,
  JobKind,
  JobStatus,
  LineOutcome,
  OrderStatus,
  Plan,
  PointReason,
  TaskStatus,
  TransferFormat,
  WeekStart,
} from '@sightline/api-client/contract'
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
  /** Empty while no password is set. */
  password_hash: string
  /** Counts the passwords that were set: a one-time link holds for one number only. */
  password_version: Generated<number>
  nickname: string | null
  /** ISO 3166-1 alpha-2, perhaps with a subdivision. */
  region: string | null
  /** What this person gives to those whom they invite. */
  invite_code: string
  /** Who or what sent this person here: mostly somebody's invitation code. */
  ref_code: string | null
  utm_source: string | null
  utm_medium: string | null
  union_code: string | null
  level: AccountLevel
  status: Generated<'active' | 'disabled'>
  /** The trial starts here. */
  first_login_at: Instant | null
  last_login_at: Instant | null
  /** The end of the last span of the membership, the trial included; written with what it follows from. */
  expired_time: Instant | null
  /** The sum of the ledger's rows; written with them. */
  points: Generated<number>
  /** Set where the account was deleted: what is left is for orders and ledger only. */
  deleted_at: Instant | null
}

export interface UserAddressTable extends Versioned {
  id: Generated<number>
  user_id: Fixed<number>
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
  user_id: Fixed<number>
  kind: Fixed<'message' | 'membership_ends'>
  title: Fixed<string>
  body: Fixed<string>
  /** Two notices with the same key are one. */
  once_key: Fixed<string | null>
  read_at: Instant | null
  created_at: Fixed<Instant>
}

export interface ApiKeyTable {
  id: Generated<number>
  user_id: Fixed<number>
  name: Fixed<string>
  prefix: Fixed<string>
  /** SHA-256, in hex. */
  key_hash: Fixed<string>
  created_at: Fixed<Instant>
  last_used_at: Instant | null
}

/** A sign-in of a person in one browser; tokens name it, so that it can be ended. */
export interface UserSessionTable {
  id: Fixed<string>
  user_id: Fixed<number>
  created_at: Fixed<Instant>
  expires_at: Instant
  ended_at: Instant | null
  /** SHA-256, in hex, of the refresh token; null where the session ends with its token. */
  refresh_hash: string | null
  /** The one before, good until `previous_until`. */
  previous_refresh_hash: string | null
  previous_until: Instant | null
  /** Browser and system in words. */
  agent: Fixed<string | null>
  last_used_at: Instant | null
  /** Set where an administrator sees the product as this person. */
  view_as: Fixed<'read' | 'write' | null>
  /** That administrator. */
  actor_id: Fixed<number | null>
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
  source: Generated<'built_in' | 'google_analytics'>
  status: Generated<'active' | 'disabled'>
  theme_id: number | null
}

/** With whom a site is shared. */
export interface SiteViewerTable {
  website_id: Fixed<number>
  user_id: Fixed<number>
  created_at: Fixed<Instant>
}

/** What the collector leaves out for a site; a site without a row has the defaults. */
export interface SiteCollectionTable {
  website_id: Fixed<number>
  /** 0 or 1. */
  drops_bots: number
  /** JSON: a list of texts, as the next two. */
  allowed_hostnames: string
  excluded_paths: string
  excluded_countries: string
  version: number
  updated_at: Instant
}

/** A network address whose events are left out, as a keyed hash. */
export interface ExcludedAddressTable {
  website_id: Fixed<number>
  address_hash: Fixed<string>
  created_at: Fixed<Instant>
}

/** How many events of a site were left out on a day (UTC) for a reason. */
export interface DroppedEventsTable {
  website_id: Fixed<number>
  day: Fixed<string>
  reason: Fixed<string>
  count: number
}

/** What visitors of a site are meant to do. */
export interface GoalTable extends Versioned {
  id: Generated<number>
  website_id: Fixed<number>
  name: string
  kind: DeedKind
  /** Name of the event or path of the page; `*` stands for anything. */
  pattern: string
  /** JSON: a list of `{ key, value }`. */
  properties: string
}

/** Steps that visitors of a site are meant to take one after another. */
export interface FunnelTable extends Versioned {
  id: Generated<number>
  website_id: Fixed<number>
  name: string
  /** JSON: a list of what each step is. */
  steps: string
}

/** A note at a day of a site's charts. */
export interface AnnotationTable extends Versioned {
  id: Generated<number>
  website_id: Fixed<number>
  /** `2026-01-31`, in the site's time zone. */
  day: string
  text: string
}

/** A view of a site's dashboard that somebody keeps. */
export interface SavedViewTable extends Versioned {
  id: Generated<number>
  website_id: Fixed<number>
  user_id: Fixed<number>
  name: string
  /** JSON: names and texts of the dashboard's address. */
  state: string
  /** 1 where everybody who sees the site has it. */
  is_shared: number
}

/** A link that shows a site's dashboard. Its token follows from the id and the instance's secret. */
export interface ShareLinkTable {
  id: Generated<number>
  website_id: Fixed<number>
  name: Fixed<string>
  public_id: Fixed<string>
  created_at: Fixed<Instant>
}

/** Which pages may show a site's dashboard in a frame; for a site without a row, all may. */
export interface SiteFramingTable {
  website_id: Fixed<number>
  /** JSON: a list of hosts. */
  hosts: string
  version: number
  updated_at: Instant
}

/** A span [starts_at, ends_at) of a tier, once it is paid. */
export interface UserOrderTable extends Versioned {
  id: Generated<number>
  order_no: Fixed<string>
  user_id: Fixed<number>
  plan: Plan
  billing: Billing
  /** In the currency's minor unit. */
  amount: number
  currency: string
  status: OrderStatus
  provider: 'manual' | 'stripe'
  provider_ref: string | null
  starts_at: Instant
  ends_at: Instant
  /** Day of the month of the first of the orders that follow one another: months end on it, or on their last day. */
  anchor_day: number
  /** 1 where somebody has chosen when it starts: then it stays there when it is paid. */
  is_start_chosen: Generated<number>
  paid_at: Instant | null
}

/** The ledger. Only the note of a row ever changes. */
export interface UserPointsTable extends Versioned {
  id: Generated<number>
  user_id: Fixed<number>
  delta: Fixed<number>
  /** The user's points after this row. */
  balance: Fixed<number>
  reason: Fixed<PointReason>
  note: string | null
  order_id: Fixed<number | null>
  reverses_id: Fixed<number | null>
}

export interface ThemeTable extends Versioned {
  id: Generated<number>
  name: string
  description: string | null
  repository: string | null
  status: 'draft' | 'published'
  sort: number
  image_hash: string | null
}

/** A picture, under the SHA-256 of its bytes in hex. */
export interface ImageTable {
  hash: Fixed<string>
  media_type: Fixed<string>
  bytes: Fixed<Uint8Array>
}

export interface AiTaskTable extends Versioned {
  id: Generated<number>
  user_id: Fixed<number>
  task_id: Fixed<string>
  generation_id: string | null
  task_type: Fixed<string>
  task_status: TaskStatus
  model: string | null
  prompt: Fixed<string>
  result: string | null
  error: string | null
  /** In the currency's minor unit. */
  cost: number | null
  currency: string | null
  finished_at: Instant | null
}

export interface JobTable {
  id: Generated<number>
  owner_id: Fixed<number>
  kind: Fixed<JobKind>
  status: JobStatus
  /** JSON: what the kind of job needs to know. */
  input: Fixed<string>
  file: Uint8Array | null
  done: Generated<number>
  total: number | null
  error: string | null
  /** The server that works on it, and when that was last certain. */
  claimed_by: string | null
  claimed_at: Instant | null
  created_at: Fixed<Instant>
  updated_at: Instant
  finished_at: Instant | null
}

export interface JobLineTable {
  job_id: Fixed<number>
  line: Fixed<number>
  outcome: Fixed<LineOutcome>
  subject: string
  message: Fixed<string | null>
  /** The user that the line made. */
  user_id: Fixed<number | null>
}

/** A file of events that moves in or out. */
export interface TransferTable {
  job_id: Fixed<number>
  /** The site may be gone before the transfer. */
  website_id: Fixed<number>
  /** The server that has the file. */
  server_id: Fixed<string>
  format: Fixed<TransferFormat>
  /** The file's name for people. */
  name: string
  /** The file's name in the data folder; null once it was removed. */
  file: string | null
  /** Bytes. */
  size: number
  /** JSON: how far the job has come. */
  state: string
  created: Generated<number>
  skipped: Generated<number>
  failed: Generated<number>
  /** JSON: names. */
  unknown_fields: string
}

export interface AuditEntryTable {
  id: Generated<number>
  at: Fixed<Instant>
  actor_id: Fixed<number>
  actor_email: Fixed<string>
  action: Fixed<string>
  /** JSON: what was given, without secrets and files. */
  details: Fixed<string>
  outcome: 'started' | 'done' | 'refused' | 'failed'
  message: string | null
}

export interface AuditTargetTable {
  entry_id: Fixed<number>
  target_id: Fixed<string>
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
  user_address: UserAddressTable
  notice: NoticeTable
  api_key: ApiKeyTable
  user_session: UserSessionTable
  website: WebsiteTable
  site_viewer: SiteViewerTable
  site_collection: SiteCollectionTable
  excluded_address: ExcludedAddressTable
  dropped_events: DroppedEventsTable
  goal: GoalTable
  funnel: FunnelTable
  annotation: AnnotationTable
  saved_view: SavedViewTable
  share_link: ShareLinkTable
  site_framing: SiteFramingTable
  user_order: UserOrderTable
  user_points: UserPointsTable
  theme: ThemeTable
  image: ImageTable
  ai_task: AiTaskTable
  job: JobTable
  job_line: JobLineTable
  transfer: TransferTable
  audit_entry: AuditEntryTable
  audit_target: AuditTargetTable
  salt: SaltTable
}
