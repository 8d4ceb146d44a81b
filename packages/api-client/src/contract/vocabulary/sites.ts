export const statsSourceNames = ['built_in', 'google_analytics'] as const
export type StatsSourceName = (typeof statsSourceNames)[number]
/** What statistics of the collector's events are read from: sums of days, single events and visits, or both. */
export const statsTables = ['daily_sums', 'rows', 'both'] as const
export type StatsTables = (typeof statsTables)[number]
/** The access of a person to a site: changing everything, or only viewing. */
export const siteAccesses = ['owner', 'viewer'] as const

/** The states of an invitation that was not accepted. */
export const invitationStatuses = ['waiting', 'declined'] as const
export type InvitationStatus = (typeof invitationStatuses)[number]
export type SiteAccess = (typeof siteAccesses)[number]

export const siteStatuses = ['active', 'disabled'] as const

/** The reasons why the collector does not count an event. */
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

/** The results of checking a site's page for the snippet. */
export const installationStates = ['found', 'not_found', 'found_twice', 'wrong_id', 'blocked', 'unreachable'] as const
export type InstallationState = (typeof installationStates)[number]

/** The details of the result of such a check. */
export const installationDetails = [
  // The details of `blocked`.
  'policy_script',
  'policy_connection',
  'server_refuses',
  // The details of `unreachable`.
  'server_error',
  'no_page',
  'name_unknown',
  'address_private',
  'no_connection',
  'certificate_invalid',
  'timed_out',
  'too_many_redirects',
  'redirect_invalid',
  // The detail of `not_found`: scripts of the page may insert the snippet, which the check cannot see.
  'inserted_later',
  'tag_manager',
] as const
export type InstallationDetail = (typeof installationDetails)[number]

/** What is kept with a site and can be deleted by itself. Whoever deletes one can restore it for `deletedEntryLimits.hours`. */
export const entryKinds = ['goal', 'funnel', 'annotation', 'saved_view', 'share_link'] as const
export type EntryKind = (typeof entryKinds)[number]

/** What can be restored: entries, and the hosts, paths and countries that were taken out of what is not counted. */
export const deletedKinds = [...entryKinds, 'exclusions'] as const
export type DeletedKind = (typeof deletedKinds)[number]

/** How long a deleted entry can be restored, and how many deleted entries of a site are kept: the newest. */
export const deletedEntryLimits = { hours: 24, perSite: 200 } as const
