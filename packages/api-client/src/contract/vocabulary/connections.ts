/** The providers whose accounts people connect. */
export const connectionProviders = ['google', 'github', 'cloudflare'] as const
export type ConnectionProvider = (typeof connectionProviders)[number]

/** The states of a connection: `read_only` may read statistics and create nothing; `reconnect` has lost its access. */
export const connectionStates = ['connected', 'read_only', 'reconnect'] as const
export type ConnectionState = (typeof connectionStates)[number]

/** The scopes that are requested from Google: reading statistics, and creating properties and data streams. */
export const googleScopes = {
  read: 'https://www.googleapis.com/auth/analytics.readonly',
  edit: 'https://www.googleapis.com/auth/analytics.edit',
} as const

/** The access to a Google account that a person grants to the instance. */
export const googleAccesses = ['read', 'edit'] as const
export type GoogleAccess = (typeof googleAccesses)[number]

export const connectionLimits = {
  /** The length of a pasted token. */
  token: 400,
  /** The length of the reason for disconnecting somebody's account. */
  reason: 500,
  /** The minutes in which access must be granted in the browser. */
  minutes: 10,
} as const
