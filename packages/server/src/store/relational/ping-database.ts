import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Asks the database for an answer. @throws the error of its driver when there is none */
export async function pingDatabase(db: Database): Promise<void> {
  await sql`select 1`.execute(db)
}
