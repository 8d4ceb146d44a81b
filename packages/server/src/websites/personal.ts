import { readMemberships } from '../membership/membership.ts'
import type { Database } from '../store/database/database.ts'
import type { User } from '../store/database/users.ts'
import { listOwners, listVisibleWebsites, type Website } from '../store/database/websites.ts'

/** A site, as somebody sees it who owns it, with whom it is shared, or who may do everything. */
export interface PersonalWebsite {
  site: Website
  access: 'owner' | 'viewer'
  /** Whether the membership of its owner has ended. */
  isBlocked: boolean
}

/** One's own sites, and those that are shared with this person. */
export async function listPersonalWebsites(db: Database, user: User, now: Date): Promise<PersonalWebsite[]> {
  const sites = await listVisibleWebsites(db, user.id)
  const blocked = await blockedOwners(db, sites, now)
  return sites.map((site) => ({
    site,
    access: accessOf(site, user),
    isBlocked: blocked.has(site.owner_id),
  }))
}

/** One site, for somebody who may view it. */
export async function personalSite(db: Database, site: Website, user: User, now: Date): Promise<PersonalWebsite> {
  return { ...(await ownedWebsite(db, site, now)), access: accessOf(site, user) }
}

const accessOf = (site: Website, user: User): PersonalWebsite['access'] =>
  site.owner_id === user.id || user.level === 'admin' ? 'owner' : 'viewer'

/** A site of which this person may do everything: its owner, or an administrator. */
export async function ownedWebsite(db: Database, site: Website, now: Date): Promise<PersonalWebsite> {
  return { site, access: 'owner', isBlocked: (await blockedOwners(db, [site], now)).has(site.owner_id) }
}

async function blockedOwners(db: Database, sites: readonly Website[], now: Date): Promise<Set<number>> {
  const memberships = await readMemberships(db, await listOwners(db, sites), now)
  return new Set([...memberships].filter(([, { vip_status }]) => vip_status === 'expired').map(([ownerId]) => ownerId))
}
