import type { FastifyRequest } from 'fastify'
import { googleScopes } from '@sightline/api-client/contract'
import { faultError, type Fault } from './faults.ts'
import type { GeneratedProperty } from './report.ts'
import { RejectedRequest } from './requests.ts'

/** An account of Google Analytics with its properties. */
export interface GeneratedAccount {
  /** The property's number. */
  id: string
  displayName: string
  /** Whether properties can be added to it. @default true */
  canEdit?: boolean
  properties: GeneratedProperty[]
}

/** The rights of a token's holder. */
export interface TokenHolder {
  scopes: readonly string[]
  /** The numbers of the accounts. */
  accounts: readonly string[]
}

export interface GeneratedAnalytics {
  accounts: GeneratedAccount[]
  /** The holder of a token; undefined for an invalid token. */
  holderOf: (token: string) => TokenHolder | undefined
  now: () => number
  /** The failures of the next requests, one after the other. */
  faults: Fault[]
  /** The duration of a slow answer, in milliseconds. */
  slowMs: number
  /** The quota of tokens that is left in the hour, by property. */
  tokensLeft: Map<string, number>
  /** The paths of the requests, the newest last. */
  requests: string[]
}

export const generatedAnalytics = (
  options: Pick<GeneratedAnalytics, 'accounts' | 'holderOf'> & Partial<GeneratedAnalytics>,
): GeneratedAnalytics => ({
  now: Date.now,
  faults: [],
  slowMs: 60_000,
  tokensLeft: new Map(),
  requests: [],
  ...options,
})

/** The holder of a request's token. @throws {RejectedRequest} without a token, or where it lacks a scope */
export function assertHolder(
  { holderOf }: GeneratedAnalytics,
  { headers }: FastifyRequest,
  scopes: readonly string[] = Object.values(googleScopes),
): TokenHolder {
  const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
  if (token === undefined)
    throw new RejectedRequest(
      401,
      'Request is missing required authentication credential. Expected OAuth 2 access token, login cookie or other valid authentication credential.',
      'CREDENTIALS_MISSING',
    )
  const holder = holderOf(token)
  if (holder === undefined) throw faultError('unauthenticated')
  if (!holder.scopes.some((scope) => scopes.includes(scope))) throw faultError('scope_missing')
  return holder
}

export const findProperty = (
  { accounts }: GeneratedAnalytics,
  holder: TokenHolder,
  id: string,
): GeneratedProperty | undefined =>
  accounts
    .filter((account) => holder.accounts.includes(account.id))
    .flatMap(({ properties }) => properties)
    .find((property) => property.id === id)
