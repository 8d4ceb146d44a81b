import {
  endpoints,
  isMessageKey,
  levels,
  schemas,
  type CallSchema,
  type Endpoint,
  type Level,
  type MessageKey,
} from '@sightline/api-client/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal, invalidFields } from '../refusal.ts'
import { findUserOfSession } from '../store/database/user-sessions.ts'
import { findWebsite, type Website } from '../store/database/websites.ts'
import type { Caller } from './context.ts'
import { handlers } from './handlers/index.ts'
import type { Services } from './services.ts'

type AnyHandler = (context: {
  input: Record<string, unknown>
  services: Services
  caller: Caller | undefined
  site: Website | undefined
}) => Promise<unknown>

/** Calls that cost a password check, or guess at one. */
const GUESSES = new Set<string>(
  [endpoints.auth.login, endpoints.auth.setUp, endpoints.auth.register].map((endpoint) => endpoint.path),
)

/** Every call of the contract becomes a route: who may, what it takes and what it answers are checked here only. */
export function registerCalls(server: FastifyInstance, services: Services): void {
  for (const [resource, calls] of Object.entries<Record<string, Endpoint>>(endpoints)) {
    for (const [name, endpoint] of Object.entries(calls)) {
      const schema = (schemas as Record<string, Record<string, CallSchema>>)[resource]?.[name]
      const handler = (handlers as unknown as Record<string, Record<string, AnyHandler>>)[resource]?.[name]
      if (schema === undefined || handler === undefined)
        throw new Error(`${resource}.${name} has no schema or no handler`)
      server.route({
        method: endpoint.method,
        url: endpoint.path,
        ...(GUESSES.has(endpoint.path) ? { config: { rateLimit: { max: 10, timeWindow: '1 minute' } } } : {}),
        async handler(request) {
          const caller = await callerOf(request, endpoint.level, services)
          const input = parseInput(schema, endpoint.method === 'GET' ? request.query : request.body)
          const site = endpoint.site === undefined ? undefined : await siteFor(caller, input, services)
          const output = await handler({ input, services, caller, site })
          return { code: 200, message: 'success' satisfies MessageKey, data: schema.output.parse(output) }
        },
      })
    }
  }
}

/** @throws {Refusal} when the call needs a token and it does not hold, or the level is too low */
async function callerOf(request: FastifyRequest, needed: Level, services: Services): Promise<Caller | undefined> {
  if (needed === 'visitor') return undefined
  const [, token] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? []
  if (token === undefined) throw new Refusal(400, 'jwt_error_01')
  const { sessionId, userId } = await services.tokens.read(token)
  const user = await findUserOfSession(services.db, sessionId, services.now())
  if (user === undefined || user.id !== userId || user.status !== 'active') throw new Refusal(400, 'jwt_error_02')
  if (levels.indexOf(user.level) < levels.indexOf(needed)) throw new Refusal(403, 'level_too_low')
  return { user, sessionId }
}

/** @throws {Refusal} with a message at each wrong field */
function parseInput(schema: CallSchema, fields: unknown): Record<string, unknown> {
  const parsed = schema.input.safeParse(fields ?? {})
  if (parsed.success) return parsed.data
  const wrong: Record<string, MessageKey> = {}
  for (const { path, message } of parsed.error.issues) {
    const field = String(path[0] ?? '')
    wrong[field] ??= isMessageKey(message) ? message : 'field_invalid'
  }
  throw invalidFields(wrong)
}

/** The site that `site_id` names. An unknown one answers like one that the person may not see. @throws {Refusal} */
async function siteFor(caller: Caller | undefined, input: Record<string, unknown>, { db }: Services): Promise<Website> {
  const site = await findWebsite(db, Number(input['site_id']))
  const mayView =
    site !== undefined && caller !== undefined && (site.owner_id === caller.user.id || caller.user.level === 'admin')
  if (!mayView) throw new Refusal(403, 'site_no_permission')
  return site
}
