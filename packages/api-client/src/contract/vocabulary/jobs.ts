export const jobKinds = [
  'import_users',
  'import_points',
  'delete_site_data',
  'check_import',
  'import_events',
  'remove_import',
  'export_events',
  'export_account',
  'import_properties',
  'bulk',
] as const
export type JobKind = (typeof jobKinds)[number]

/** The calls that change many rows; filters that match more than a thousand of them start a job. */
export const bulkActions = [
  'appUser.deleteAppUser',
  'appUser.pushAppUser',
  'userOrder.del',
  'userPoints.del',
  'aitask.deleteAppAitask',
  'app.deleteAppWebsite',
  'app.updateAppWebsites',
  'app.deleteThemes',
] as const
export type BulkAction = (typeof bulkActions)[number]

export const jobStatuses = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const
export type JobStatus = (typeof jobStatuses)[number]

/** The outcomes of one line of an import. */
export const lineOutcomes = ['created', 'skipped', 'failed'] as const
export type LineOutcome = (typeof lineOutcomes)[number]

/** The formats of a file of events: one event a line, or a report of Google Analytics. */
export const transferFormats = ['ndjson', 'google_analytics'] as const
export type TransferFormat = (typeof transferFormats)[number]

/**
 * Where an import is: its file is being checked, or waits for an answer; its events are being written, are there, or are being
 * removed.
 */
export const eventImportStates = ['checking', 'checked', 'importing', 'kept', 'removing'] as const
export type EventImportState = (typeof eventImportStates)[number]

/** The certainty of a metric after the import of a report. */
export const certainties = ['exact', 'lower_bound', 'unknown'] as const
export type Certainty = (typeof certainties)[number]

export const taskStatuses = ['pending', 'running', 'succeeded', 'failed', 'cancelled'] as const
export type TaskStatus = (typeof taskStatuses)[number]

/** The days that a summary of a site is of: the last week or month that is over. */
export const summaryPeriods = ['week', 'month'] as const
export type SummaryPeriod = (typeof summaryPeriods)[number]

/** Languages that summaries are written in. */
export const summaryLocales = ['en-US', 'zh-CN', 'ar'] as const
export type SummaryLocale = (typeof summaryLocales)[number]

/**
 * How the contributions of a dimension's values to a change are to be read: they add up to it (`sum`; `mix`, where each is split
 * into the effects of its rate and of its share), they overlap, or they are only ranked.
 */
export const contributionMethods = ['sum', 'overlap', 'mix', 'ranked'] as const
export type ContributionMethod = (typeof contributionMethods)[number]

/** What has worded the result of a task about a site. */
export const wordedBy = ['model', 'template'] as const
export type WordedBy = (typeof wordedBy)[number]
