import { endpoints, schemas, type CallSchema, type Endpoint, type MessageKey } from '@sightline/api-client/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { withAudit } from '../audit/audit.ts'
import { describeUserAgent } from '../accounts/describe-user-agent.ts'
import { findUser, type User } from '../store/relational/accounts/users.ts'
import type { ShareLink } from '../store/relational/sites/share-links.ts'
import type { Site } from '../store/relational/sites/sites.ts'
import { ApiError } from '../errors.ts'
import { inputOfLink, outputOfLink } from '../sites/share-link-parts.ts'
import { abandonedSignal } from './abandoned-signal.ts'
import { accessOf, siteFor } from './access.ts'
import type { Principal, Origin } from './context.ts'
import { handlers } from './handlers/index.ts'
import { parseInput, readFields, readFieldsBefore } from './input.ts'
import { networkOf } from '../collector/ip-address.ts'
import { CALLS_WINDOW_MS } from './rate-limit-store.ts'
import type { Services } from './services.ts'

interface CallContext {
  input: Record<string, unknown>
  services: Services
  origin: Origin
  principal: Principal | undefined
  site: Site | undefined
  shareLink: ShareLink | undefined
}

interface Call {
  /** `appUser.updateAppUser` */
  name: string
  endpoint: Endpoint
  schema: CallSchema
  handler: (context: CallContext) => Promise<unknown>
}

/** The calls a minute that one address may make of these: they check a password, or could be used for guessing. */
const LIMITS = new Map<Endpoint, number>([
  [endpoints.auth.login, 10],
  [endpoints.auth.secondStep, 10],
  [endpoints.user.startTwoFactors, 10],
  [endpoints.user.confirmTwoFactors, 10],
  [endpoints.user.renewRecoveryCodes, 10],
  [endpoints.user.endTwoFactors, 10],
  [endpoints.share.open, 10],
  [endpoints.auth.setUp, 10],
  [endpoints.auth.register, 10],
  [endpoints.auth.forgotPassword, 10],
  [endpoints.auth.resetPassword, 10],
  [endpoints.user.changePassword, 10],
  [endpoints.auth.confirmEmail, 10],
  [endpoints.auth.keepAccount, 10],
  [endpoints.user.deleteAccount, 10],
  [endpoints.user.changeEmail, 10],
  [endpoints.user.sendConfirmation, 5],
  [endpoints.mail.sendTest, 10],
  [endpoints.auth.refresh, 60],
  [endpoints.auth.startGoogle, 20],
  [endpoints.auth.finishGoogle, 20],
  // Each asks a provider.
  [endpoints.authorization.start, 30],
  [endpoints.authorization.finish, 30],
  [endpoints.authorization.connectToken, 10],
  [endpoints.authorization.refresh, 10],
  // Each asks the payment provider.
  [endpoints.order.checkout, 20],
  [endpoints.order.portal, 20],
  [endpoints.order.previewChange, 30],
  [endpoints.order.changePlan, 10],
  [endpoints.user.spendPoints, 20],
  // Tells every administrator.
  [endpoints.order.requestPlan, 20],
  // Invites anybody.
  [endpoints.website.addViewer, 20],
  // Anybody may tell; a page does so five times.
  [endpoints.instance.reportLoadError, 20],
])

/** The most bytes of the body of calls that anybody can make and that need only a few. */
const BODY_BYTES = new Map<Endpoint, number>([[endpoints.instance.reportLoadError, 8 * 1024]])

/** Every call of the contract becomes a route: who may, what it takes and what it answers are checked here only. */
export function registerCalls(server: FastifyInstance, services: Services, countryHeader: string | undefined): void {
  for (const call of everyCall()) {
    const max = LIMITS.get(call.endpoint)
    const bodyLimit = BODY_BYTES.get(call.endpoint)
    server.route({
      method: call.endpoint.method,
      url: call.endpoint.path,
      ...(bodyLimit === undefined ? {} : { bodyLimit }),
      ...(max === undefined ? {} : { config: { rateLimit: { max, timeWindow: CALLS_WINDOW_MS } } }),
      async handler(request, reply) {
        void reply.header('Cache-Control', 'no-store')
        const sender = await senderIn(request, services, countryHeader)
        const output = await answerOrStop(call, request, { services, sender, signal: abandonedSignal(reply.raw) })
        return { code: 200, message: 'success' satisfies MessageKey, data: sentOf(call, output) }
      },
    })
  }
}

/**
 * The fields that leave the service, in an answer or in the row of a conflict: those of the contract, and no others.
 */
const sentOf = ({ schema }: Call, data: unknown): unknown => schema.output.parse(data)

const withSentRow = (call: Call, error: unknown): unknown =>
  error instanceof ApiError && error.key === 'row_changed' && error.data !== null
    ? new ApiError(error.key, sentOf(call, error.data))
    : error

interface Surroundings {
  services: Services
  sender: Pick<Origin, 'agent' | 'country' | 'network'>
  signal: AbortSignal
}

async function senderIn(
  { ip, headers }: FastifyRequest,
  { locations }: Services,
  countryHeader: string | undefined,
): Promise<Surroundings['sender']> {
  await locations.load()
  const told = countryHeader === undefined ? '' : String(headers[countryHeader] ?? '')
  return {
    agent: describeUserAgent(headers['user-agent']),
    country: locations.of(ip, told).country || null,
    network: networkOf(ip),
  }
}

/** When one of a call's queries fails, the others are stopped, as nobody needs them. */
async function answerOrStop(call: Call, request: FastifyRequest, surroundings: Surroundings) {
  const failed = new AbortController()
  try {
    return await answer(call, request, {
      ...surroundings,
      signal: AbortSignal.any([surroundings.signal, failed.signal]),
    })
  } catch (error) {
    failed.abort()
    throw withSentRow(call, error)
  }
}

async function answer(call: Call, request: FastifyRequest, surroundings: Surroundings): Promise<unknown> {
  const { services, sender, signal } = surroundings
  const { endpoint, schema, handler, name } = call
  const access = await accessOf(request.headers.authorization, endpoint, services)
  const { principal } = access
  const { network } = sender
  const identity = access.identity ?? `address ${network}`
  // A caller who sends far too many requests is refused here, before they cost more.
  if (name.startsWith('stats.')) services.statsSources.assertRoom(identity)
  const input = parseInput(
    schema,
    await (endpoint.streamsFile
      ? readFieldsBefore(request, await services.importExport.maxBytes())
      : readFields(request)),
  )
  const site = await siteFor(access, input[endpoint.siteField ?? 'site_id'] ?? input['site_id'], endpoint, services)
  const origin = { identity, ...sender, signal }
  const shareLink = access.shared?.link
  if (shareLink !== undefined) {
    const shown = inputOfLink(name, input, shareLink)
    return outputOfLink(await handler({ input: shown, services, origin, principal, site, shareLink }), shareLink)
  }
  const work = () => handler({ input, services, origin, principal, site, shareLink })
  const actor = await staffWhoChanges(principal, call, site, services)
  if (actor === undefined) {
    await recordOpening(call, principal, site, services)
    return work()
  }
  const viewedId = actor.id === principal?.user.id ? {} : { viewed_user_id: String(principal?.user.id) }
  return withAudit(services.db, { actor, action: name, input: { ...input, ...viewedId }, now: services.now() }, work)
}

/** The person whom the audit log names for a call; undefined for a call that it does not record. */
async function staffWhoChanges(
  principal: Principal | undefined,
  { endpoint: { method, level, endsSession, isAuditedForStaff } }: Call,
  site: Site | undefined,
  { db }: Services,
): Promise<User | undefined> {
  if (principal === undefined || method !== 'POST') return undefined
  if (level === 'operator' || level === 'admin') return principal.user
  const isStaff = principal.user.level !== 'member'
  if (isStaff && (isAuditedForStaff || (site !== undefined && site.owner_id !== principal.user.id)))
    return principal.user
  const actorId = principal.session?.actor_id ?? null
  return actorId === null || endsSession ? undefined : findUser(db, actorId)
}

/** Records that staff read the statistics of somebody else’s site. */
async function recordOpening(
  { name }: Call,
  principal: Principal | undefined,
  site: Site | undefined,
  { siteOpenings, now }: Services,
): Promise<void> {
  if (site === undefined || principal === undefined || !name.startsWith('stats.')) return
  const { user } = principal
  if (user.level === 'member' || site.owner_id === user.id) return
  await siteOpenings.record({ actor: user, action: name, siteId: site.id, now: now() })
}

function everyCall(): Call[] {
  return Object.entries<Record<string, Endpoint>>(endpoints).flatMap(([resource, calls]) =>
    Object.entries(calls).map(([call, endpoint]) => {
      const schema = (schemas as Record<string, Record<string, CallSchema>>)[resource]?.[call]
      const handler = (handlers as unknown as Record<string, Record<string, Call['handler']>>)[resource]?.[call]
      const name = `${resource}.${call}`
      if (schema === undefined || handler === undefined) throw new Error(`${name} has no schema or no handler`)
      return { name, endpoint, schema, handler }
    }),
  )
}
