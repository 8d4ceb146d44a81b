import type { Endpoint } from '@sightline/api-client/contract'
import { reachesLevel } from '../accounts/level.ts'
import { readMembership } from '../membership/membership.ts'
import { Refusal } from '../refusal.ts'
import { findUserOfApiKey } from '../store/database/api-keys.ts'
import { findSharedWebsite } from '../store/database/share-links.ts'
import { isViewer } from '../store/database/site-viewers.ts'
import { findCaller } from '../store/database/user-sessions.ts'
import { findUser } from '../store/database/users.ts'
import { findWebsite, type Website } from '../store/database/websites.ts'
import { API_KEY_PREFIX } from '../accounts/api-keys.ts'
import { SHARE_TOKEN_PREFIX } from '../websites/share-tokens.ts'
import type { Caller } from './context.ts'
import type { Services } from './services.ts'

/** Who asks: a person, somebody with a share link, or anybody. */
export interface Access {
  caller: Caller | undefined
  /** The only site that the share link shows. */
  sharedSite: Website | undefined
}

const ANYBODY: Access = { caller: undefined, sharedSite: undefined }

/** @throws {Refusal} when the call needs a token and it does not hold, or the level is too low */
export async function accessOf(
  authorization: string | undefined,
  endpoint: Endpoint,
  services: Services,
): Promise<Access> {
  const [, token] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? []
  const isShareToken = token?.startsWith(SHARE_TOKEN_PREFIX) === true
  if (isShareToken && endpoint.share !== undefined) {
    return { caller: undefined, sharedSite: await sharedSiteOf(token, services) }
  }
  if (endpoint.share === 'needed') throw new Refusal('link_invalid')
  if (endpoint.level === 'visitor') return ANYBODY
  if (token === undefined) throw new Refusal('jwt_error_01')
  if (isShareToken) throw new Refusal('level_too_low')
  const caller = token.startsWith(API_KEY_PREFIX)
    ? await callerOfApiKey(token, endpoint, services)
    : await callerOfToken(token, endpoint, services)
  if (!reachesLevel(caller.user.level, endpoint.level)) throw new Refusal('level_too_low')
  return { caller, sharedSite: undefined }
}

/** @throws {Refusal} link_invalid for a link that was removed or never made */
async function sharedSiteOf(token: string, { db, shareTokens }: Services): Promise<Website> {
  const publicId = shareTokens.read(token)
  const site = publicId === undefined ? undefined : await findSharedWebsite(db, publicId)
  if (site === undefined) throw new Refusal('link_invalid')
  return site
}

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

/**
 * The site that a call is about: the one that its field names, or the shared one where only a share link can ask.
 * An unknown site answers like one that may not be seen. @throws {Refusal}
 */
export async function siteFor(
  access: Access,
  siteId: unknown,
  endpoint: Endpoint,
  services: Services,
): Promise<Website | undefined> {
  if (endpoint.site === undefined && endpoint.share !== 'needed') return undefined
  const site = access.sharedSite ?? (await findWebsite(services.db, Number(siteId)))
  const isMeant = endpoint.share === 'needed' || site?.id === Number(siteId)
  if (site === undefined || !isMeant || !(await hasRights(access, site, endpoint, services))) {
    throw new Refusal('site_no_permission')
  }
  if (endpoint.membership) await refuseExpired(access.caller, site, services)
  return site
}

async function hasRights(
  { caller, sharedSite }: Access,
  site: Website,
  endpoint: Endpoint,
  { db }: Services,
): Promise<boolean> {
  if (caller === undefined) return sharedSite !== undefined
  const { user } = caller
  if (site.owner_id === user.id || user.level === 'admin') return true
  return endpoint.site === 'viewer' && (await isViewer(db, site.id, user.id))
}

/** Only the membership of the site's owner counts. @throws {Refusal} */
async function refuseExpired(caller: Caller | undefined, site: Website, { db, now }: Services): Promise<void> {
  const isOwner = caller !== undefined && site.owner_id === caller.user.id
  const owner = isOwner ? caller.user : await findUser(db, site.owner_id)
  const membership = owner === undefined ? undefined : await readMembership(db, owner, now())
  if (membership !== undefined && membership.vip_status !== 'expired') return
  throw new Refusal(isOwner ? 'membership_expired' : 'webmaster_expired')
}
