import { sql } from 'kysely'
import type { Database } from './database.ts'

/** @throws whatever the database has against it */
export async function isAnswering(db: Database): Promise<boolean> {
  await sql`select 1`.execute(db)
  return true
}
