export const statsSourceNames = ['built_in', 'google_analytics'] as const
export type StatsSourceName = (typeof statsSourceNames)[number]
/** What somebody may do with a site: everything, or only look. */
export const siteAccesses = ['owner', 'viewer'] as const

/** What has become of an invitation, as long as it was not accepted. */
export const invitationStatuses = ['waiting', 'declined'] as const
export type InvitationStatus = (typeof invitationStatuses)[number]
export type SiteAccess = (typeof siteAccesses)[number]

export const siteStatuses = ['active', 'disabled'] as const

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
