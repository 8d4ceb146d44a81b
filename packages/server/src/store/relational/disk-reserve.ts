import { sql } from 'kysely'
import { isDiskFull } from '../disk-space.ts'
import { hasParallelWriters, type Database } from './database.ts'

const RESERVE_BYTES = 5 * 1024 * 1024
const LOOK_EVERY_MS = 60_000

/** Free space inside the files of the embedded store, so that people can sign in while the disk has none. */
export interface Reserve {
  stop(): Promise<void>
}

/** Creates the reserve, and again when half of it was used. PostgreSQL has a disk of its own. */
export function startReserve(db: Database, log: { warn(message: string): void }): Reserve {
  if (hasParallelWriters(db)) return { stop: async () => {} }
  let isMade = false
  const look = async () => {
    try {
      if (isMade && (await freeBytesInside(db)) > RESERVE_BYTES / 2) return
      await makeReserve(db)
      isMade = true
    } catch (error) {
      // The disk has no room for the reserve now.
      if (!isDiskFull(error)) log.warn(`No room is kept for a full disk: ${(error as Error).message}`)
    }
  }
  let looking = look()
  const timer = setInterval(() => void (looking = looking.then(look)), LOOK_EVERY_MS)
  return {
    async stop() {
      clearInterval(timer)
      await looking
    },
  }
}

/**
 * SQLite reuses the pages of a dropped table, and a write-ahead log that was longer before: neither needs space on the
 * disk. The log is deleted when the file is closed, so this is done at each start.
 */
async function makeReserve(db: Database): Promise<void> {
  await sql`DROP TABLE IF EXISTS reserve`.execute(db)
  await db.transaction().execute(async (transaction) => {
    await sql`CREATE TABLE reserve (bytes BLOB)`.execute(transaction)
    await sql`INSERT INTO reserve VALUES (zeroblob(${RESERVE_BYTES}))`.execute(transaction)
  })
  await sql`DROP TABLE reserve`.execute(db)
}

async function freeBytesInside(db: Database): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    SELECT freelist_count * page_size AS bytes FROM pragma_freelist_count, pragma_page_size`.execute(db)
  return rows[0]?.bytes ?? 0
}
