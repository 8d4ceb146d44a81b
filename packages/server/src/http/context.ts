import type { CallSchema, Endpoints, Schemas } from '@sightline/api-client/contract'
import type { z } from 'zod'
import type { User } from '../store/database/users.ts'
import type { Website } from '../store/database/websites.ts'
import type { Services } from './services.ts'

/** A signed-in person, and the session that the token named. */
export interface Caller {
  user: User
  sessionId: string
}

/** What the contract promises a handler: somebody is signed in, a site was found and may be seen. */
type Granted<Call> = (Call extends { level: 'visitor' } ? { caller: Caller | undefined } : { caller: Caller }) &
  (Call extends { site: string } ? { site: Website } : unknown)

export type Context<Call, Schema extends CallSchema> = {
  input: z.output<Schema['input']>
  services: Services
} & Granted<Call>

/** One function for each call of a resource: parsed input in, the envelope's `data` out. */
export type Handlers<Resource extends keyof Endpoints> = {
  [Name in keyof Endpoints[Resource]]: Schemas[Resource][Name & keyof Schemas[Resource]] extends infer Schema extends
    CallSchema
    ? (context: Context<Endpoints[Resource][Name], Schema>) => Promise<z.input<Schema['output']>>
    : never
}
