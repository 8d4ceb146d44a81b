import { levels, type Endpoint, type Level } from '@sightline/api-client/contract'
import { readMembership } from '../membership/membership.ts'
import { Refusal } from '../refusal.ts'
import { findUserOfApiKey } from '../store/database/api-keys.ts'
import { isViewer } from '../store/database/site-viewers.ts'
import { findCaller } from '../store/database/user-sessions.ts'
import { findUser } from '../store/database/users.ts'
import { findWebsite, type Website } from '../store/database/websites.ts'
import { API_KEY_PREFIX } from '../accounts/api-keys.ts'
import type { Caller } from './context.ts'
import type { Services } from './services.ts'

/** @throws {Refusal} when the call needs a token and it does not hold, or the level is too low */
export async function callerOf(
  authorization: string | undefined,
  endpoint: Endpoint,
  services: Services,
): Promise<Caller | undefined> {
  if (endpoint.level === 'visitor') return undefined
  const [, token] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? []
  if (token === undefined) throw new Refusal('jwt_error_01')
  const caller = token.startsWith(API_KEY_PREFIX)
    ? await callerOfApiKey(token, endpoint, services)
    : await callerOfToken(token, endpoint, services)
  if (!reaches(caller.user.level, endpoint.level)) throw new Refusal('level_too_low')
  return caller
}

const reaches = (level: Level, needed: Level): boolean => levels.indexOf(level) >= levels.indexOf(needed)

async function callerOfToken(token: string, endpoint: Endpoint, services: Services): Promise<Caller> {
  const { sessionId, userId } = await services.tokens.read(token, services.now())
  const found = await findCaller(services.db, sessionId, services.now())
  if (found === undefined || found.user.id !== userId) throw new Refusal('jwt_error_02')
  const isReadOnly = found.session.view_as === 'read'
  if (isReadOnly && endpoint.method === 'POST' && !endpoint.endsSession) throw new Refusal('read_only_session')
  return found
}

async function callerOfApiKey(key: string, endpoint: Endpoint, services: Services): Promise<Caller> {
  const user = await findUserOfApiKey(services.db, key, services.now())
  if (user === undefined) throw new Refusal('jwt_error_02')
  if (!endpoint.apiKey) throw new Refusal('level_too_low')
  return { user, session: undefined }
}

/** The site that `site_id` names. An unknown one answers like one that the person may not see. @throws {Refusal} */
export async function siteFor(
  caller: Caller | undefined,
  siteId: number,
  endpoint: Endpoint,
  services: Services,
): Promise<Website> {
  const site = await findWebsite(services.db, siteId)
  const mayUse = site !== undefined && caller !== undefined && (await hasRights(caller, site, endpoint, services))
  if (!mayUse) throw new Refusal('site_no_permission')
  if (endpoint.membership) await refuseExpired(caller, site, services)
  return site
}

async function hasRights({ user }: Caller, site: Website, endpoint: Endpoint, { db }: Services): Promise<boolean> {
  if (site.owner_id === user.id || user.level === 'admin') return true
  return endpoint.site === 'viewer' && (await isViewer(db, site.id, user.id))
}

/** Only the membership of the site's owner counts. @throws {Refusal} */
async function refuseExpired({ user }: Caller, site: Website, { db, now }: Services): Promise<void> {
  const owner = site.owner_id === user.id ? user : await findUser(db, site.owner_id)
  const membership = owner === undefined ? undefined : await readMembership(db, owner, now())
  if (membership !== undefined && membership.vip_status !== 'expired') return
  throw new Refusal(owner?.id === user.id ? 'membership_expired' : 'webmaster_expired')
}
