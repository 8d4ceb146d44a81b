import type { Endpoint } from '@sightline/api-client/contract'
import { reachesLevel } from '../accounts/level.ts'
import { readMembership } from '../membership/membership.ts'
import { ApiError } from '../errors.ts'
import { findUserOfApiKey } from '../store/relational/accounts/api-keys.ts'
import type { SharedSite } from '../store/relational/sites/share-links.ts'
import { isViewer } from '../store/relational/sites/site-viewers.ts'
import { findCaller } from '../store/relational/accounts/user-sessions.ts'
import { findUser } from '../store/relational/accounts/users.ts'
import { findSite, type Site } from '../store/relational/sites/sites.ts'
import { API_KEY_PREFIX } from '../accounts/api-keys.ts'
import { listPersonalSites, type PersonalSite } from '../sites/personal-site.ts'
import { sharedSiteOf } from '../sites/share-links.ts'
import { SHARE_TOKEN_PREFIX } from '../sites/share-tokens.ts'
import type { Principal } from './context.ts'
import type { Services } from './services.ts'

/** The caller and their rights: a person, a holder of a share link, or anybody. */
export interface Access {
  principal: Principal | undefined
  /** The share link, and the only site that it shows. */
  shared: SharedSite | undefined
  /** The caller's identity: a person, by whatever key or session, or a share link; undefined for anybody. */
  identity: string | undefined
}

const ANYBODY: Access = { principal: undefined, shared: undefined, identity: undefined }

/** @throws {ApiError} when the call needs a token and it does not hold, or the level is too low */
export async function accessOf(
  authorization: string | undefined,
  endpoint: Endpoint,
  services: Services,
): Promise<Access> {
  const [, token] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? []
  const isShareToken = token?.startsWith(SHARE_TOKEN_PREFIX) === true
  if (isShareToken && endpoint.share !== undefined) {
    const isBeforePassword = endpoint.beforeSharePassword === true
    const shared = await sharedSiteOf(services, token, { isBeforePassword, now: services.now() })
    return { principal: undefined, shared, identity: `link ${shared.link.public_id}` }
  }
  if (endpoint.share === 'needed') throw new ApiError('link_invalid')
  if (endpoint.level === 'visitor') return ANYBODY
  if (token === undefined) throw new ApiError('jwt_error_01')
  if (isShareToken) throw new ApiError('level_too_low')
  const principal = token.startsWith(API_KEY_PREFIX)
    ? await principalOfApiKey(token, endpoint, services)
    : await principalOfToken(token, endpoint, services)
  if (!reachesLevel(principal.user.level, endpoint.level)) throw new ApiError('level_too_low')
  if (!endpoint.beforeTwoFactors && (await services.twoFactors.isMissing(principal.user))) {
    throw new ApiError('two_factors_required')
  }
  return { principal, shared: undefined, identity: `person ${principal.user.id}` }
}

async function principalOfToken(token: string, endpoint: Endpoint, services: Services): Promise<Principal> {
  const { sessionId, userId } = await services.tokens.read(token, services.now())
  const found = await findCaller(services.db, sessionId, services.now())
  if (found === undefined || found.user.id !== userId) throw new ApiError('jwt_error_02')
  const isReadOnly = found.session.view_as === 'read'
  if (isReadOnly && endpoint.method === 'POST' && !endpoint.endsSession) throw new ApiError('read_only_session')
  return found
}

async function principalOfApiKey(key: string, endpoint: Endpoint, services: Services): Promise<Principal> {
  const found = await findUserOfApiKey(services.db, key, services.now())
  if (found === undefined) throw new ApiError('jwt_error_02')
  if (endpoint.apiKey === undefined) throw new ApiError('level_too_low')
  if (!found.rights.scopes.includes(endpoint.apiKey)) throw new ApiError('key_scope_missing')
  return { user: found.user, session: undefined, key: found.rights }
}

/** Whether the caller's API key is for this site; whoever comes without one is not limited so. */
export const isSiteOfKey = ({ key }: Principal, siteId: number): boolean => key?.siteIds?.has(siteId) ?? true

/** The sites that a person sees, or of these the ones that an API key is for. */
export async function listSitesFor(principal: Principal, { db, now }: Services): Promise<PersonalSite[]> {
  const sites = await listPersonalSites(db, principal.user, now())
  return sites.filter(({ site }) => isSiteOfKey(principal, site.id))
}

/**
 * The site that a call is about: the one that its field names, or the shared one where only a share link can ask.
 * An unknown site answers like one that may not be seen. @throws {ApiError}
 */
export async function siteFor(
  access: Access,
  siteId: unknown,
  endpoint: Endpoint,
  services: Services,
): Promise<Site | undefined> {
  if (endpoint.site === undefined && endpoint.share !== 'needed') return undefined
  const site = access.shared?.site ?? (await findSite(services.db, Number(siteId)))
  const isMeant = endpoint.share === 'needed' || site?.id === Number(siteId)
  if (site === undefined || !isMeant || !(await hasRights(access, site, endpoint, services))) {
    throw new ApiError('site_no_permission')
  }
  // A link shows nothing of a site whose owner's membership has ended, also what that owner still sees.
  if (endpoint.membership || access.shared !== undefined) await assertMembership(access.principal, site, services)
  return site
}

async function hasRights(
  { principal, shared }: Access,
  site: Site,
  endpoint: Endpoint,
  { db }: Services,
): Promise<boolean> {
  if (principal === undefined) return shared !== undefined
  if (!isSiteOfKey(principal, site.id)) return false
  const { user } = principal
  if (site.owner_id === user.id || user.level === 'admin') return true
  return endpoint.site === 'viewer' && (await isViewer(db, site.id, user.id))
}

/** Only the membership of the site's owner counts. @throws {ApiError} */
async function assertMembership(principal: Principal | undefined, site: Site, { db, now }: Services): Promise<void> {
  const isOwner = principal !== undefined && site.owner_id === principal.user.id
  const owner = isOwner ? principal.user : await findUser(db, site.owner_id)
  const membership = owner === undefined ? undefined : await readMembership(db, owner, now())
  if (membership !== undefined && membership.vip_status !== 'expired') return
  throw new ApiError(isOwner ? 'membership_expired' : 'webmaster_expired')
}
