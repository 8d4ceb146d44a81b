import type { ConnectionProvider } from '@sightline/api-client/contract'
import { createHash, randomBytes } from 'node:crypto'
import { connectionLimits } from '@sightline/api-client/contract'
import { ApiError } from '../errors.ts'
import type { Database } from '../store/relational/database.ts'
import {
  insertAuthorizationRequest,
  takeAuthorizationRequest,
  storeReturnedParameters,
} from '../store/relational/accounts/authorization-requests.ts'
import type { Encryption } from '../secrets/encryption-at-rest.ts'
import type { RequestSecrets } from './provider.ts'

/** Who began: a session of somebody who connects an account, or a browser that signs in and kept a text for that. */
export type Beginner = { userId: number; sessionId: string } | { binding: string }

/** A request that came back, with what the provider said. */
export interface ReturnedRequest extends RequestSecrets {
  provider: ConnectionProvider
  /** Query of the address that the provider sent the browser to. */
  returned: string
}

const newSecret = (): string => randomBytes(32).toString('base64url')
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
const contextOf = (stateHash: string): string => `authorization request ${stateHash}`

/**
 * Browsers that were sent to a provider. The state that comes back says which one it is; it is good for whoever began,
 * for ten minutes, and once.
 */
export function createAuthorizationRequests(
  db: Database,
  { encryption, now }: { encryption: Encryption; now: () => Date },
) {
  return {
    async begin(provider: ConnectionProvider, scopes: readonly string[], beginner: Beginner): Promise<RequestSecrets> {
      const secrets = { state: newSecret(), nonce: newSecret(), verifier: newSecret() }
      const stateHash = hashOf(secrets.state)
      const request = {
        state_hash: stateHash,
        provider,
        ...columnsOf(beginner),
        scopes: scopes.join(' '),
        verifier: encryption.encrypt(secrets.verifier, contextOf(stateHash)),
        nonce: secrets.nonce,
        returned: null,
        expires_at: new Date(now().getTime() + connectionLimits.minutes * 60_000).toISOString(),
      }
      await insertAuthorizationRequest(db, request, now())
      return secrets
    },

    /** Keeps what the provider said, the first time that it does. @returns whether somebody signs in or connects */
    async takeReturned(returned: string): Promise<'sign_in' | 'connect' | undefined> {
      const stateHash = hashOf(new URLSearchParams(returned).get('state') ?? '')
      const encrypted = encryption.encrypt(returned, contextOf(stateHash))
      const request = await storeReturnedParameters(db, stateHash, encrypted, now())
      if (request === undefined) return undefined
      return request.user_id === null ? 'sign_in' : 'connect'
    },

    /** @throws {ApiError} authorization_state_invalid where it is not the beginner's, was used, or is too old */
    async finish(state: string, beginner: Beginner): Promise<ReturnedRequest> {
      const stateHash = hashOf(state)
      const request = await takeAuthorizationRequest(db, stateHash, columnsOf(beginner), now())
      if (request === undefined || request.returned === null) throw new ApiError('authorization_state_invalid')
      return {
        provider: request.provider,
        state,
        nonce: request.nonce,
        verifier: encryption.decrypt(request.verifier, contextOf(stateHash)),
        returned: encryption.decrypt(request.returned, contextOf(stateHash)),
      }
    },
  }
}

const columnsOf = (beginner: Beginner) =>
  'binding' in beginner
    ? { user_id: null, session_id: null, binding_hash: hashOf(beginner.binding) }
    : { user_id: beginner.userId, session_id: beginner.sessionId, binding_hash: null }
