import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { RELATIONAL_FILE } from '../backup/snapshot.ts'
import { engineFolder } from '../backup/staging.ts'
import { openCheckpoint } from '../collector/spool/checkpoint.ts'
import { hasLines } from '../collector/spool/segments.ts'
import { UsageError } from '../errors.ts'
import { copyEventTables, type EventCopy } from '../store/clickhouse/copy-tables.ts'
import { releaseRows } from '../store/clickhouse/cloned-rows.ts'
import { withEventTables } from '../store/clickhouse/freeze.ts'
import { copyToPostgres, expectPostgresTarget, type PostgresCopy } from '../store/relational/move/copy-to-postgres.ts'
import { recordMoved } from '../store/moved-stores.ts'

interface MoveOptions {
  dataDir: string
  /** The address of an empty PostgreSQL database; undefined leaves the accounts where they are. */
  toPostgres: string | undefined
  /** The address of an empty database of another ClickHouse; undefined leaves the events where they are. */
  toClickHouse: string | undefined
  onProgress: (share: number) => void
}

export interface MoveResult {
  postgres: PostgresCopy | undefined
  clickhouse: EventCopy | undefined
}

/**
 * Copies what a data folder holds to other stores, compares it, and notes in the folder that it is there now. What is in
 * the folder stays. Repeated after an interruption it comes to the same end.
 * @throws {InUseError} while a server runs on the data folder @throws {BackupError} where a target is not empty, or differs
 */
export async function move({ dataDir, toPostgres, toClickHouse, onProgress }: MoveOptions): Promise<MoveResult> {
  const spool = join(dataDir, 'spool')
  if (!existsSync(spool)) throw new UsageError(`There are no data in ${dataDir}. Is DATA_DIR the right folder?`)
  const hasSpooledLines = await hasLines(join(spool, 'segments'))
  // No server starts on the folder meanwhile.
  const checkpoint = openCheckpoint(join(spool, 'state.db'), { hasSpooledLines })
  try {
    const parts = [toPostgres, toClickHouse].filter((one) => one !== undefined).length
    const relational = join(dataDir, RELATIONAL_FILE)
    if (toPostgres !== undefined) await expectPostgresTarget({ file: relational, url: toPostgres })
    // A kill at any point leaves the old stores as they are, or new ones that no server uses until this has ended.
    const clickhouse =
      toClickHouse === undefined
        ? undefined
        : await withEventTables(engineFolder(dataDir), (from) =>
            copyEventTables({ from, to: toClickHouse, onProgress: (share) => onProgress(share / parts) }),
          )
    const postgres =
      toPostgres === undefined
        ? undefined
        : await copyToPostgres({
            file: relational,
            url: toPostgres,
            onProgress: (share) => onProgress((parts - 1 + share) / parts),
          })
    // Both or none: a start with one of them would go on from there.
    await recordMoved(dataDir, { postgres: toPostgres, clickhouse: toClickHouse })
    if (clickhouse?.wasThere === false)
      await releaseRows({ url: toClickHouse, folder: engineFolder(dataDir), store: clickhouse.store })
    onProgress(1)
    return { postgres, clickhouse }
  } finally {
    checkpoint.close()
  }
}
