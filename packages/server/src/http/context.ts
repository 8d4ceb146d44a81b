import type { CallSchema, Endpoints, Schemas } from '@sightline/api-client/contract'
import type { z } from 'zod'
import type { KeyRights } from '../store/relational/accounts/api-keys.ts'
import type { CallSession } from '../store/relational/accounts/user-sessions.ts'
import type { User } from '../store/relational/accounts/users.ts'
import type { ShareLink } from '../store/relational/sites/share-links.ts'
import type { Site } from '../store/relational/sites/sites.ts'
import type { Services } from './services.ts'

/** A signed-in person. */
export interface Principal {
  user: User
  /** The session that the token named; undefined for an API key. */
  session: CallSession | undefined
  /** Set for an API key. */
  key?: KeyRights
}

/** The facts about the request itself. */
export interface Origin {
  /** The caller's identity: a person, by whatever key or session, a share link, else the address. It is not stored. */
  identity: string
  /** Browser and system in words; null where they are not known. */
  agent: string | null
  /** ISO 3166-1 alpha-2, where it is known. */
  country: string | null
  /** The caller's address, as limits count it; only a keyed hash of it is stored, where somebody signs in. */
  network: string
  /** Aborts when the caller has gone before the answer. */
  signal: AbortSignal
}

/**
 * The values that the contract guarantees to a handler: a signed-in person, or a site that was found and may be seen.
 */
type Granted<Call> = (Call extends { level: 'visitor' } | { share: string }
  ? { principal: Principal | undefined }
  : { principal: Principal }) &
  (Call extends { site: string } | { share: 'needed' } ? { site: Site } : unknown) &
  (Call extends { share: 'needed' } ? { shareLink: ShareLink } : unknown)

export type Context<Call, Schema extends CallSchema> = {
  input: z.output<Schema['input']>
  services: Services
  origin: Origin
} & Granted<Call>

/** One function for each call of a resource: parsed input in, the envelope's `data` out. */
export type Handlers<Resource extends keyof Endpoints> = {
  [Name in keyof Endpoints[Resource]]: Schemas[Resource][Name & keyof Schemas[Resource]] extends infer Schema extends
    CallSchema
    ? (context: Context<Endpoints[Resource][Name], Schema>) => Promise<z.input<Schema['output']>>
    : never
}
