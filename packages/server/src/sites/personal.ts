import { readMemberships } from '../membership/membership.ts'
import type { Database } from '../store/relational/database.ts'
import type { User } from '../store/relational/accounts/users.ts'
import { listOwners, listVisibleSites, type Site } from '../store/relational/sites/sites.ts'

/** A site, as somebody sees it who owns it, with whom it is shared, or who may do everything. */
export interface PersonalSite {
  site: Site
  access: 'owner' | 'viewer'
  /** Whether the membership of its owner has ended. */
  isBlocked: boolean
}

/** One's own sites, and those that are shared with this person. */
export async function listPersonalSites(db: Database, user: User, now: Date): Promise<PersonalSite[]> {
  const sites = await listVisibleSites(db, user.id)
  const blocked = await blockedOwners(db, sites, now)
  return sites.map((site) => ({
    site,
    access: accessOf(site, user),
    isBlocked: blocked.has(site.owner_id),
  }))
}

/** One site, for somebody who may view it. */
export async function personalSite(db: Database, site: Site, user: User, now: Date): Promise<PersonalSite> {
  return { ...(await ownedSite(db, site, now)), access: accessOf(site, user) }
}

const accessOf = (site: Site, user: User): PersonalSite['access'] =>
  site.owner_id === user.id || user.level === 'admin' ? 'owner' : 'viewer'

/** A site of which this person may do everything: its owner, or an administrator. */
export async function ownedSite(db: Database, site: Site, now: Date): Promise<PersonalSite> {
  return { site, access: 'owner', isBlocked: (await blockedOwners(db, [site], now)).has(site.owner_id) }
}

async function blockedOwners(db: Database, sites: readonly Site[], now: Date): Promise<Set<number>> {
  const memberships = await readMemberships(db, await listOwners(db, sites), now)
  return new Set([...memberships].filter(([, { vip_status }]) => vip_status === 'expired').map(([ownerId]) => ownerId))
}
