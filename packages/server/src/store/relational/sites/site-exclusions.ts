import type { Database } from '../database.ts'
import type { RowVersion } from '../row-version.ts'

/** The rules by which the collector leaves out events of a site. */
export interface SiteExclusions {
  drops_bots: boolean
  allowed_hostnames: string[]
  excluded_paths: string[]
  excluded_countries: string[]
  /** The keyed hashes of excluded addresses. */
  address_hashes: string[]
  /** The version; 0 until the first change. */
  version: number
}

export type ExclusionChanges = {
  [Column in 'drops_bots' | 'allowed_hostnames' | 'excluded_paths' | 'excluded_countries']?:
    | SiteExclusions[Column]
    | undefined
}

export async function readSiteExclusions(db: Database, siteId: number): Promise<SiteExclusions> {
  const [row, addresses] = await Promise.all([
    db.selectFrom('site_collection').selectAll().where('website_id', '=', siteId).executeTakeFirst(),
    db.selectFrom('excluded_address').select('address_hash').where('website_id', '=', siteId).execute(),
  ])
  return {
    drops_bots: row === undefined || row.drops_bots === 1,
    allowed_hostnames: textsOf(row?.allowed_hostnames),
    excluded_paths: textsOf(row?.excluded_paths),
    excluded_countries: textsOf(row?.excluded_countries),
    address_hashes: addresses.map((address) => address.address_hash),
    version: row?.version ?? 0,
  }
}

/** Updates the given fields, if the version is still the given one. @returns whether it was */
export async function changeSiteExclusions(
  db: Database,
  { id, version }: RowVersion,
  changes: ExclusionChanges,
  now: Date,
): Promise<boolean> {
  const { drops_bots, ...lists } = changes
  const columns = {
    ...(drops_bots === undefined ? {} : { drops_bots: drops_bots ? 1 : 0 }),
    ...Object.fromEntries(
      Object.entries(lists).flatMap(([name, list]) => (list === undefined ? [] : [[name, JSON.stringify(list)]])),
    ),
    version: version + 1,
    updated_at: now.toISOString(),
  }
  if (version > 0) {
    const { numUpdatedRows } = await db
      .updateTable('site_collection')
      .set(columns)
      .where('website_id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('site_collection')
    .values({
      website_id: id,
      drops_bots: 1,
      allowed_hostnames: '[]',
      excluded_paths: '[]',
      excluded_countries: '[]',
      ...columns,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

export async function excludeAddress(db: Database, siteId: number, addressHash: string, now: Date): Promise<void> {
  await db
    .insertInto('excluded_address')
    .values({ website_id: siteId, address_hash: addressHash, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function includeAddress(db: Database, siteId: number, addressHash: string): Promise<void> {
  await db
    .deleteFrom('excluded_address')
    .where('website_id', '=', siteId)
    .where('address_hash', '=', addressHash)
    .execute()
}

/** Parses a column that only this file writes. */
const textsOf = (json: string | undefined): string[] => (json === undefined ? [] : (JSON.parse(json) as string[]))
