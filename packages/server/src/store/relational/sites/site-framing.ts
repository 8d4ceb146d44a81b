import type { Database } from '../database.ts'
import type { RowVersion } from '../row-version.ts'

/** The pages that may show a site's dashboard in a frame. */
export interface SiteFraming {
  /** The hosts that may frame the site; empty where all may. */
  hosts: string[]
  /** The version; 0 until the first change. */
  version: number
}

export async function readSiteFraming(db: Database, siteId: number): Promise<SiteFraming> {
  const row = await db.selectFrom('site_framing').selectAll().where('website_id', '=', siteId).executeTakeFirst()
  return { hosts: hostsIn(row?.hosts), version: row?.version ?? 0 }
}

/** The hosts that may frame the site with a public id; none where the site does not exist. */
export async function findFramingHosts(db: Database, publicId: string): Promise<string[]> {
  const row = await db
    .selectFrom('site_framing')
    .innerJoin('website', 'website.id', 'site_framing.website_id')
    .select('site_framing.hosts')
    .where('website.public_id', '=', publicId)
    .executeTakeFirst()
  return hostsIn(row?.hosts)
}

/** Sets the hosts, if the version is still the given one. @returns whether it was */
export async function changeSiteFraming(
  db: Database,
  { id, version }: RowVersion,
  hosts: readonly string[],
  now: Date,
): Promise<boolean> {
  const columns = { hosts: JSON.stringify(hosts), version: version + 1, updated_at: now.toISOString() }
  if (version > 0) {
    const { numUpdatedRows } = await db
      .updateTable('site_framing')
      .set(columns)
      .where('website_id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('site_framing')
    .values({ website_id: id, ...columns })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Parses a column that only this file writes. */
const hostsIn = (json: string | undefined): string[] => (json === undefined ? [] : (JSON.parse(json) as string[]))
