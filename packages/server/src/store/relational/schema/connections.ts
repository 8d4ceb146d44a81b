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
  /** The e-mail address or name of the account, by which people recognize it. */
  label: string
  /** The scopes that the person has granted, separated by spaces. */
  scopes: string
  state: ConnectionState
  /** Encrypted. */
  refresh_token: string | null
  /** Encrypted. */
  access_token: string | null
  /** The end of the access token; null for one without an end. */
  access_expires_at: Instant | null
  /** JSON: the account's repositories or projects; null where they were not read. */
  resources: string | null
  connected_at: Instant
  last_used_at: Instant | null
  last_error: MessageKey | null
  last_error_at: Instant | null
}

/** The authorizations that were begun at a provider and are not finished. */
export interface AuthorizationRequestTable {
  /** The SHA-256 of the state, in hex. */
  state_hash: Immutable<string>
  provider: Immutable<ConnectionProvider>
  /** The person who connects; null for a sign-in. */
  user_id: Immutable<number | null>
  /** The session that began; null for a sign-in. */
  session_id: Immutable<string | null>
  /** The SHA-256, in hex, of the secret in the browser that signs in; null where somebody connects an account. */
  binding_hash: Immutable<string | null>
  /** The scopes that were requested, separated by spaces. */
  scopes: Immutable<string>
  /** Encrypted. */
  verifier: Immutable<string>
  nonce: Immutable<string>
  /** The encrypted query with which the browser returned; null until then. */
  returned: string | null
  expires_at: Immutable<Instant>
}
