import { randomBytes } from 'node:crypto'
import type { Database } from './database.ts'

export interface Salts {
  /** The date in UTC, `2026-01-31`. */
  day: string
  current: Buffer
  /** The salt of the day before; null when that day had none. */
  previous: Buffer | null
}

const DAY_MS = 24 * 60 * 60 * 1000
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/**
 * The salts of a day, created when it begins. Those from before the previous day are deleted, so they are at most 48
 * hours old.
 */
export async function saltsOf(db: Database, now: number): Promise<Salts> {
  const day = dayOf(now)
  const dayBefore = dayOf(now - DAY_MS)
  return db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('salt')
      .values({ day, value: randomBytes(32).toString('base64') })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await transaction.deleteFrom('salt').where('day', '<', dayBefore).execute()
    const rows = await transaction.selectFrom('salt').selectAll().where('day', 'in', [day, dayBefore]).execute()
    const valueOf = (wanted: string) => rows.find((row) => row.day === wanted)?.value
    const current = valueOf(day)
    if (current === undefined) throw new Error('The salt of today was not kept')
    const previous = valueOf(dayBefore)
    return {
      day,
      current: Buffer.from(current, 'base64'),
      previous: previous === undefined ? null : Buffer.from(previous, 'base64'),
    }
  })
}
