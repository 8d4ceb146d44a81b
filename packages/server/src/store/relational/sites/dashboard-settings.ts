import type { DashboardSetting } from '@sightline/api-client/contract'
import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { DashboardSettingTable } from '../schema/dashboard-settings.ts'

const stored = ['range', 'interval', 'compare', 'tabs', 'cards', 'columns'] as const

type SettingPart = { [Part in keyof DashboardSetting]?: DashboardSetting[Part] | undefined }

/** What a person has chosen on the dashboards of these sites, by the id of the site. */
export async function readDashboardSettings(
  db: Database,
  userId: number,
  siteIds: readonly number[],
): Promise<Map<number, DashboardSetting>> {
  if (siteIds.length === 0) return new Map()
  // One site is read by its key; of many, all that the person has.
  const [only] = siteIds.length === 1 ? siteIds : []
  const rows = await db
    .selectFrom('dashboard_setting')
    .select(['website_id', ...stored])
    .where('user_id', '=', userId)
    .$if(only !== undefined, (query) => query.where('website_id', '=', only ?? 0))
    .execute()
  return new Map(rows.map(({ website_id, ...row }) => [website_id, settingOf(row)]))
}

/** Stores the given part in one statement, so that two windows of a person that choose different things both keep theirs. */
export async function storeDashboardSetting(
  db: Database,
  { userId, siteId }: { userId: number; siteId: number },
  { range, interval, compare, tabs, cards, columns }: SettingPart,
  now: Date,
): Promise<DashboardSetting> {
  const at = now.toISOString()
  const given = {
    ...(range !== undefined && { range }),
    ...(interval !== undefined && { interval }),
    ...(compare !== undefined && { compare }),
    ...(tabs !== undefined && { tabs: JSON.stringify(tabs) }),
    ...(columns !== undefined && { columns: JSON.stringify(columns) }),
    ...(cards !== undefined && { cards: cards === null ? null : JSON.stringify(cards) }),
  }
  const row = await db
    .insertInto('dashboard_setting')
    .values({ user_id: userId, website_id: siteId, ...given, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'website_id']).doUpdateSet({ ...given, updated_at: at }))
    .returning(stored)
    .executeTakeFirstOrThrow()
  return settingOf(row)
}

/** Parses the columns that only this file writes. */
const settingOf = ({
  tabs,
  cards,
  columns,
  ...setting
}: Pick<Selectable<DashboardSettingTable>, (typeof stored)[number]>): DashboardSetting => ({
  ...setting,
  tabs: tabs === null ? {} : (JSON.parse(tabs) as DashboardSetting['tabs']),
  cards: cards === null ? null : (JSON.parse(cards) as DashboardSetting['cards']),
  columns: columns === null ? {} : (JSON.parse(columns) as DashboardSetting['columns']),
})
