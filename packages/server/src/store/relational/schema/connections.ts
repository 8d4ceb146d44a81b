import type { ConnectionProvider, ConnectionState, MessageKey } from '@sightline/api-client/contract'
import type { Generated } from 'kysely'
import type { Immutable, Instant, VersionedRow } from './columns.ts'

/** An account of another provider that a person has connected. */
export interface ConnectionTable extends VersionedRow {
  id: Generated<number>
  user_id: Immutable<number>
  provider: Immutable<ConnectionProvider>
  /** The provider's own id of the account. */
  subject: Immutable<string>
  /** E-mail address or name of the account, for people to recognise it. */
  label: string
  /** The scopes that the person has granted, separated by spaces. */
  scopes: string
  state: ConnectionState
  /** Encrypted. */
  refresh_token: string | null
  /** Encrypted. */
  access_token: string | null
  /** Null where the access token has no end. */
  access_expires_at: Instant | null
  /** JSON: what the account has that a site can be tied to; null where that was not read. */
  resources: string | null
  connected_at: Instant
  last_used_at: Instant | null
  last_error: MessageKey | null
  last_error_at: Instant | null
}

/** Somebody who was sent to a provider and has not finished. */
export interface AuthorizationRequestTable {
  /** SHA-256, in hex, of the state. */
  state_hash: Immutable<string>
  provider: Immutable<ConnectionProvider>
  /** The person who connects; null for a sign-in. */
  user_id: Immutable<number | null>
  /** The session that began it; null where somebody signs in. */
  session_id: Immutable<string | null>
  /** SHA-256, in hex, of what the browser keeps that signs in; null where somebody connects. */
  binding_hash: Immutable<string | null>
  /** The scopes that were requested, separated by spaces. */
  scopes: Immutable<string>
  /** Encrypted. */
  verifier: Immutable<string>
  nonce: Immutable<string>
  /** Encrypted query of the address that the provider sent the browser back to; null until then. */
  returned: string | null
  expires_at: Immutable<Instant>
}
