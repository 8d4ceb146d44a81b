/** The ways in which code of the app fails to load: too late, or not at all. */
export const loadErrorTypes = ['timeout', 'missing'] as const
export type LoadErrorType = (typeof loadErrorTypes)[number]

/** What can be wrong with an instance, the worst first; each has an advice in the console. */
export const healthProblems = [
  'accounts_store',
  'events_store',
  'events_damaged',
  'shared_visits',
  'disk_full',
  'spool_full',
  'events_refused',
  'disk_low',
  'spool_filling',
  'memory_high',
  'backup_failed',
  'backup_altered',
  'backup_old',
  'backup_unverified',
  'locations_unknown',
  'google_reconnect',
  'ai_failing',
  'ai_waiting',
  'load_errors',
  'slow_queries',
] as const
export type HealthProblem = (typeof healthProblems)[number]

/** The problems that keep the instance from its work; the others only announce them. */
export const seriousProblems = [
  'accounts_store',
  'events_store',
  'events_damaged',
  'shared_visits',
  'disk_full',
  'spool_full',
] as const satisfies readonly HealthProblem[]

export const healthLimits = {
  /** The days over which dropped events are counted. */
  droppedDays: 7,
  /** The sites with the most rows that are listed. */
  sites: 10,
  /** The slow queries that are listed. */
  slowQueries: 10,
  /** The milliseconds from which on a query of statistics is slow. */
  slowMs: 1000,
  /** The slow queries within an hour from which on they are a problem. */
  slowAnHour: 10,
  /** The minutes after which a waiting AI task is a problem. */
  aiWaitMinutes: 10,
  /** The hours after which the last daily backup is too old: a day, and the time that it may take. */
  backupHours: 26,
} as const
