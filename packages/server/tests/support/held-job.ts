import { sql } from 'kysely'
import { hasParallelWriters, type Database } from '../../src/store/relational/database.ts'

/**
 * Keeps the job of so many rows from going on behind a row, however fast the machine is: what writes a later row fails, and
 * is tried again, for seven seconds.
 * @returns what lets it go
 */
export async function holdJob(
  store: Database,
  { total, done }: { total: number; done: number },
): Promise<() => Promise<void>> {
  const isLater = `new.total = ${total} and new.done > ${done}`
  const isPostgres = hasParallelWriters(store)
  const statements = isPostgres
    ? [
        `create function hold_job() returns trigger language plpgsql as
           $$ begin if ${isLater} then raise exception 'held'; end if; return new; end $$`,
        'create trigger held before update of done on job for each row execute function hold_job()',
      ]
    : [`create trigger held before update of done on job when ${isLater} begin select raise(abort, 'held'); end`]
  const endings = isPostgres ? ['drop trigger held on job', 'drop function hold_job'] : ['drop trigger held']
  await runAll(store, statements)
  return () => runAll(store, endings)
}

async function runAll(store: Database, statements: readonly string[]): Promise<void> {
  // One builds on the other.
  // oxlint-disable-next-line no-await-in-loop
  for (const statement of statements) await sql.raw(statement).execute(store)
}
