/** The ranges of figures, in the site's time zone: `7d` … `90d` are whole days that end yesterday; `custom` has `from` and `to`. */
export const ranges = [
  'realtime',
  'today',
  'yesterday',
  '7d',
  '28d',
  '30d',
  '90d',
  'week',
  'month',
  'year',
  'custom',
] as const
export type Range = (typeof ranges)[number]

/** The ranges that all sites can be asked for at once. */
export const overviewRanges = ['today', '7d', '30d'] as const satisfies readonly Range[]
export type OverviewRange = (typeof overviewRanges)[number]

export const intervals = ['minute', 'hour', 'day', 'week', 'month'] as const
export type Interval = (typeof intervals)[number]

/** What figures can be compared with: the same number of days just before, the same dates a year earlier, other days. */
export const comparisons = ['previous', 'year', 'custom'] as const
export type Comparison = (typeof comparisons)[number]

/** The figures. */
export const metrics = [
  'visitors',
  'visits',
  'pageviews',
  'views_per_visit',
  'bounce_rate',
  'visit_duration',
  'time_on_page',
  'events',
  'conversion_rate',
  'percentage',
  'exit_rate',
  'revenue',
  'scroll_depth',
] as const
export type Metric = (typeof metrics)[number]

/** What figures can be broken down and filtered by; besides, a property of events: `prop:<key>`. */
export const dimensions = [
  'page',
  'page_title',
  'entry_page',
  'exit_page',
  'hostname',
  'event',
  'goal',
  'source',
  'referrer',
  'channel',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'country',
  'region',
  'city',
  'language',
  'browser',
  'browser_version',
  'os',
  'os_version',
  'device',
  'screen',
] as const
export type Dimension = (typeof dimensions)[number]
export type PropertyDimension = `prop:${string}`

/** How a filter compares a value with its list of texts; in `matches`, `*` stands for any characters. */
export const filterOperators = ['is', 'is_not', 'contains', 'contains_not', 'matches'] as const
export type FilterOperator = (typeof filterOperators)[number]

/** What reaches a goal or a step of a funnel: a custom event, or the view of a page. */
export const goalConditionKinds = ['event', 'page'] as const
export type GoalConditionKind = (typeof goalConditionKinds)[number]

export const weekStarts = ['monday', 'saturday', 'sunday'] as const
export type WeekStart = (typeof weekStarts)[number]

/** Who may make an account: anybody, those with an invitation code, or nobody. */
export const registrations = ['open', 'invite', 'closed'] as const
export type Registration = (typeof registrations)[number]

/** Why the collector did not count an event. */
export const dropReasons = [
  'bot',
  'referrer_spam',
  'disabled',
  'hostname',
  'excluded_path',
  'excluded_country',
  'excluded_address',
] as const
export type DropReason = (typeof dropReasons)[number]

/** Why code of the app did not come: not in time, or not at all. */
export const loadErrorTypes = ['timeout', 'missing'] as const
export type LoadErrorType = (typeof loadErrorTypes)[number]

export const sortOrders = ['ascend', 'descend'] as const
export type SortOrder = (typeof sortOrders)[number]

/** The levels that an account can have. */
export const accountLevels = ['member', 'operator', 'admin'] as const
export type AccountLevel = (typeof accountLevels)[number]

export const userStatuses = ['active', 'disabled'] as const
export const analyticsStatuses = ['none', 'connected', 'read_only', 'reconnect'] as const

/** Tiers of a membership; the later, the higher, and `expired` is none. */
export const tiers = ['expired', 'trial', 'standard', 'premium'] as const
export type Tier = (typeof tiers)[number]

/** What can be bought. */
export const plans = ['standard', 'premium'] as const
export type Plan = (typeof plans)[number]

export const billings = ['monthly', 'yearly'] as const
export type Billing = (typeof billings)[number]

export const orderStatuses = ['pending', 'paid', 'refunded', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const orderProviders = ['manual', 'stripe'] as const

/** Why points were booked. */
export const pointReasons = ['grant', 'referral', 'order', 'spending', 'correction', 'reversal'] as const
export type PointReason = (typeof pointReasons)[number]

export const taskStatuses = ['pending', 'running', 'succeeded', 'failed', 'cancelled'] as const
export type TaskStatus = (typeof taskStatuses)[number]

export const websiteSources = ['built_in', 'google_analytics'] as const
export type WebsiteSource = (typeof websiteSources)[number]
export const websiteStatuses = ['active', 'disabled'] as const

export const themeStatuses = ['draft', 'published'] as const

export const jobKinds = ['import_users', 'delete_site_data', 'import_events', 'export_events', 'bulk'] as const
export type JobKind = (typeof jobKinds)[number]

/** The calls that change many rows; filters that find more than a thousand of them start a job. */
export const bulkActions = [
  'appUser.deleteAppUser',
  'appUser.pushAppUser',
  'userOrder.del',
  'userPoints.del',
  'aitask.deleteAppAitask',
  'app.deleteAppWebsite',
  'app.deleteThemes',
] as const
export type BulkAction = (typeof bulkActions)[number]

export const jobStatuses = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const
export type JobStatus = (typeof jobStatuses)[number]

/** What became of one line of an import. */
export const lineOutcomes = ['created', 'skipped', 'failed'] as const
export type LineOutcome = (typeof lineOutcomes)[number]

/** What a file of events is: one event a line, or a report of Google Analytics. */
export const transferFormats = ['ndjson', 'google_analytics'] as const
export type TransferFormat = (typeof transferFormats)[number]

/** What figures can be after a report of sums was taken in. */
export const certainties = ['exact', 'lower_bound', 'unknown'] as const
export type Certainty = (typeof certainties)[number]

/** What an administrator can reset of a user. */
export const resettables = ['password', 'membership', 'data'] as const

export const noticeKinds = ['message', 'membership_ends'] as const

export const auditOutcomes = ['started', 'done', 'refused', 'failed'] as const

/** How a visit came, by its source, tags and medium. */
export const channels = [
  'direct',
  'search',
  'social',
  'video',
  'shopping',
  'ai',
  'email',
  'affiliates',
  'push',
  'paid_search',
  'paid_social',
  'paid_video',
  'paid_shopping',
  'paid_other',
  'display',
  'referral',
] as const
export type Channel = (typeof channels)[number]

/** What a look at a site's page says about the snippet there. */
export const installationStates = ['found', 'not_found', 'found_twice', 'wrong_id', 'blocked', 'unreachable'] as const
export type InstallationState = (typeof installationStates)[number]

/** What more there is to say about a look at a page. */
export const installationDetails = [
  // blocked
  'policy_script',
  'policy_connection',
  'server_refuses',
  // unreachable
  'server_error',
  'no_page',
  'name_unknown',
  'address_private',
  'no_connection',
  'certificate_invalid',
  'timed_out',
  'too_many_redirects',
  'redirect_invalid',
  // not_found: scripts that a page runs may add it, which cannot be seen
  'inserted_later',
  'tag_manager',
] as const
export type InstallationDetail = (typeof installationDetails)[number]
