import type { FastifyRequest } from 'fastify'
import { googleScopes } from '@sightline/api-client/contract'
import { faultError, type Fault } from './faults.ts'
import type { GeneratedProperty } from './report.ts'
import { RejectedRequest } from './requests.ts'

/** An account of Google Analytics with its properties. */
export interface GeneratedAccount {
  /** Its number. */
  id: string
  displayName: string
  /** Whether properties can be added to it. @default true */
  canEdit?: boolean
  properties: GeneratedProperty[]
}

/** What a token lets its bearer see. */
export interface TokenHolder {
  scopes: readonly string[]
  /** Numbers of accounts. */
  accounts: readonly string[]
}

export interface GeneratedAnalytics {
  accounts: GeneratedAccount[]
  /** Undefined for a token that is not valid. */
  holderOf: (token: string) => TokenHolder | undefined
  now: () => number
  /** What the next requests meet, one after the other. */
  faults: Fault[]
  /** How long a slow answer takes, in milliseconds. */
  slowMs: number
  /** What is left of the tokens of an hour, by property. */
  tokensLeft: Map<string, number>
  /** What was requested, the newest last: of each its path. */
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

/** The holder of a request's token. @throws {RejectedRequest} where it has none, or lacks a scope */
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
