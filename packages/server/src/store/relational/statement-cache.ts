import type SQLite from 'better-sqlite3'
import type { SqliteDatabase } from 'kysely'

/** As many as the service has, and more; a statement takes a few kilobytes. */
const MOST = 500

/** Longer ones, which hold many rows, hardly come twice. */
const LONGEST = 4000

/** What reads or writes rows. Whatever else there is may change what a kept statement was compiled for. */
const OF_ROWS = /^\s*(select|insert|update|delete|with|begin|commit|rollback|savepoint|release)\b/i

/**
 * The same database, which compiles a statement once and not for each time that it runs: compiling takes longer than
 * running. The statements used last are kept.
 */
export function cacheStatements(sqlite: SQLite.Database): SqliteDatabase {
  const kept = new Map<string, SQLite.Statement>()

  const prepare = (sql: string): SQLite.Statement => {
    if (!OF_ROWS.test(sql)) {
      kept.clear()
      return sqlite.prepare(sql)
    }
    if (sql.length > LONGEST) return sqlite.prepare(sql)
    const known = kept.get(sql)
    // Rows of it are being read one by one.
    if (known?.busy === true) return sqlite.prepare(sql)
    const statement = known ?? sqlite.prepare(sql)
    // The last one is the one that was used last.
    kept.delete(sql)
    kept.set(sql, statement)
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST) break
      kept.delete(oldest)
    }
    return statement
  }
  return { prepare, close: () => void sqlite.close() }
}
