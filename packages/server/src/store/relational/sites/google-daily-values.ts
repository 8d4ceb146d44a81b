import type { Metric } from '@sightline/api-client/contract'
import type { Database } from '../database.ts'

/** Google's value of a metric on a day. */
export interface DailyValue {
  /** The day, as `2026-01-31`. */
  day: string
  metric: Metric
  value: number | null
}

/** The days whose values are stored. */
export interface KeptDays {
  first: string
  last: string
  read_at: string
}

/** The number of rows of one statement, whose parameters are limited. */
const ROWS_AT_ONCE = 200

/** Stores values, replacing older ones of the same days. */
export async function keepDailyValues(
  db: Database,
  { siteId, propertyId }: { siteId: number; propertyId: string },
  values: readonly DailyValue[],
  now: Date,
): Promise<void> {
  const read_at = now.toISOString()
  for (let start = 0; start < values.length; start += ROWS_AT_ONCE)
    await db
      .insertInto('google_daily_value')
      .values(
        values
          .slice(start, start + ROWS_AT_ONCE)
          .map((value) => ({ website_id: siteId, property_id: propertyId, read_at, ...value })),
      )
      .onConflict((conflict) =>
        conflict.columns(['website_id', 'day', 'metric']).doUpdateSet((excluded) => ({
          value: excluded.ref('excluded.value'),
          property_id: propertyId,
          read_at,
        })),
      )
      .execute()
}

/** The days with stored values; undefined where there are none. */
export function readKeptDays(db: Database, siteId: number): Promise<KeptDays | undefined> {
  return (
    db
      .selectFrom('google_daily_value')
      .select((table) => [
        table.fn.min('day').as('first'),
        table.fn.max('day').as('last'),
        table.fn.max('read_at').as('read_at'),
      ])
      .where('website_id', '=', siteId)
      // Without this condition there would be a row of nulls.
      .having((table) => table.fn.countAll(), '>', 0)
      .executeTakeFirst()
  )
}

/** Whether values are stored that are not those of this property. */
export async function hasDaysOfOther(db: Database, siteId: number, propertyId: string): Promise<boolean> {
  const found = await db
    .selectFrom('google_daily_value')
    .select('day')
    .where('website_id', '=', siteId)
    .where((value) => value.or([value('property_id', 'is', null), value('property_id', '!=', propertyId)]))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** @param first,last Days, both included */
export async function readDailyValues(
  db: Database,
  siteId: number,
  { first, last }: { first: string; last: string },
): Promise<DailyValue[]> {
  const rows = await db
    .selectFrom('google_daily_value')
    .select(['day', 'metric', 'value'])
    .where('website_id', '=', siteId)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .orderBy('day')
    .execute()
  return rows.map((row) => ({ ...row, metric: row.metric as Metric }))
}

/** @returns how many there were */
export async function deleteDailyValues(db: Database, siteId: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('google_daily_value')
    .where('website_id', '=', siteId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
