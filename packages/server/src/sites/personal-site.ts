import type { DashboardSetting } from '@sightline/api-client/contract'
import { readMemberships } from '../membership/membership.ts'
import type { Database } from '../store/relational/database.ts'
import type { User } from '../store/relational/accounts/users.ts'
import { readDashboardSettings } from '../store/relational/sites/dashboard-settings.ts'
import { listOwners, listVisibleSites, type Site } from '../store/relational/sites/sites.ts'

/** A site, as somebody sees it who owns it, with whom it is shared, or who may do everything. */
export interface PersonalSite {
  site: Site
  access: 'owner' | 'viewer'
  /** Whether the membership of its owner has ended. */
  isBlocked: boolean
  /** E-mail address of the owner, for an administrator who is somebody else. */
  ownerEmail: string | undefined
  /** What this person has chosen on its dashboard. */
  dashboardSetting: DashboardSetting | undefined
}

/** One's own sites, and those that are shared with this person. */
export async function listPersonalSites(db: Database, user: User, now: Date): Promise<PersonalSite[]> {
  const sites = await listVisibleSites(db, user.id)
  return asSeenBy(db, sites, user, now)
}

/** One site, for somebody who may view it. */
export async function personalSite(db: Database, site: Site, user: User, now: Date): Promise<PersonalSite> {
  const [seen] = await asSeenBy(db, [site], user, now)
  if (seen === undefined) throw new Error(`Site ${site.id} was not read`)
  return seen
}

async function asSeenBy(db: Database, sites: readonly Site[], user: User, now: Date): Promise<PersonalSite[]> {
  const [owners, settings] = await Promise.all([
    listOwners(db, sites),
    readDashboardSettings(
      db,
      user.id,
      sites.map(({ id }) => id),
    ),
  ])
  const memberships = await readMemberships(db, owners, now)
  const emails = new Map(owners.map(({ id, email }) => [id, email]))
  return sites.map((site) => ({
    site,
    access: accessOf(site, user),
    isBlocked: memberships.get(site.owner_id)?.vip_status === 'expired',
    ownerEmail: user.level === 'admin' && site.owner_id !== user.id ? emails.get(site.owner_id) : undefined,
    dashboardSetting: settings.get(site.id),
  }))
}

/** How a person may see a site. */
export const accessOf = (site: Pick<Site, 'owner_id'>, user: Pick<User, 'id' | 'level'>): PersonalSite['access'] =>
  site.owner_id === user.id || user.level === 'admin' ? 'owner' : 'viewer'
