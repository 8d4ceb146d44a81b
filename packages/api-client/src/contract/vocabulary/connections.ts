/** Whose accounts people connect. */
export const connectionProviders = ['google', 'github', 'cloudflare'] as const
export type ConnectionProvider = (typeof connectionProviders)[number]

/** `read_only` where Google lets statistics be read and nothing be created; `reconnect` where access has ended. */
export const connectionStates = ['connected', 'read_only', 'reconnect'] as const
export type ConnectionState = (typeof connectionStates)[number]

/** What Google is asked for: to read statistics, and to create properties and data streams. */
export const googleScopes = {
  read: 'https://www.googleapis.com/auth/analytics.readonly',
  edit: 'https://www.googleapis.com/auth/analytics.edit',
} as const

/** What a person lets the instance do with a Google account. */
export const googleAccesses = ['read', 'edit'] as const
export type GoogleAccess = (typeof googleAccesses)[number]

export const connectionLimits = {
  /** Characters of a token that somebody pastes. */
  token: 400,
  /** Characters of the reason for disconnecting somebody's account. */
  reason: 500,
  /** Minutes for allowing access in the browser. */
  minutes: 10,
} as const
