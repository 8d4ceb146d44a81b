/** The times at which a token was issued and expires, in milliseconds since 1970 by the service's clock. */
export interface Lifetime {
  /** Undefined where the token does not contain it. */
  issuedAt: number | undefined
  expiresAt: number
}

/** Reads `iat` and `exp` of a JWT without checking its signature. Undefined for any other text, and without `exp`. */
export function lifetimeOf(token: string): Lifetime | undefined {
  const { iat, exp } = claimsOf(token)
  if (typeof exp !== 'number') return undefined
  return { issuedAt: typeof iat === 'number' ? iat * 1000 : undefined, expiresAt: exp * 1000 }
}

function claimsOf(token: string): { iat?: unknown; exp?: unknown } {
  const [, payload, signature, ...rest] = token.split('.')
  if (payload === undefined || signature === undefined || rest.length > 0) return {}
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof claims === 'object' && claims !== null ? claims : {}
  } catch {
    return {}
  }
}
