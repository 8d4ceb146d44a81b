import type { ClickHouseClient } from '../../../store/clickhouse/clickhouse.ts'
import { runCommand, type RunQuery } from '../../../store/clickhouse/select.ts'
import type { SummedSite } from './builds.ts'

const parametersOf = ({ id, time_zone: zone, currency_type: currency }: SummedSite) => ({ site_id: id, zone, currency })

/**
 * Whether a site has sums that no day names: they were replaced, their making was interrupted, or the site had another time zone or
 * currency then.
 */
export async function hasReplacedSums(ask: RunQuery, site: SummedSite): Promise<boolean> {
  const rows = await ask(`SELECT 1 FROM daily_sums WHERE ${REPLACED} LIMIT 1`, parametersOf(site))
  return rows.length > 0
}

/** Requests the removal of these sums. Nobody may be reading them any more. */
export const removeReplacedSums = (client: ClickHouseClient, site: SummedSite): Promise<void> =>
  runCommand(client, `ALTER TABLE daily_sums DELETE WHERE ${REPLACED}`, parametersOf(site))

const REPLACED = `site_id = {site_id: UInt32} AND build NOT IN (
  SELECT build FROM daily_builds FINAL
  WHERE site_id = {site_id: UInt32} AND time_zone = {zone: String} AND currency = {currency: String})`
