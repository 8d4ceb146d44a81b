import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { hasLines } from '../collector/spool/segments.ts'
import { StartError } from '../errors.ts'
import type { ClickHouseClient } from '../store/clickhouse/clickhouse.ts'
import { readEventCounts } from '../store/clickhouse/freeze.ts'
import { RELATIONAL_FILE } from './snapshot.ts'

interface Instance {
  dataDir: string
  databaseUrl: string | undefined
  /** Of a ClickHouse of one's own. */
  clickhouseUrl: string | undefined
  /** Whether lines of the spool were counted once. */
  hasCounted: boolean
  /** The event tables; undefined where there are none yet, or where their rows are on other servers. */
  client: ClickHouseClient | undefined
}

/**
 * Called where a store of accounts would be made anew. A first start makes it before the secret, and takes events only
 * afterwards: whatever there is of those is of accounts that are gone, and whose sites are theirs.
 * @throws {StartError} where the data folder has something of an instance
 */
export async function expectNoInstance(instance: Instance): Promise<void> {
  const { dataDir, databaseUrl, clickhouseUrl } = instance
  const trace = await findTrace(instance)
  if (trace === undefined) return
  const file = join(dataDir, RELATIONAL_FILE)
  const [missing, back] =
    databaseUrl === undefined
      ? [`${file} is missing, and with it all accounts and sites`, 'Put it back with the files -wal and -shm beside it']
      : [
          'The database of DATABASE_URL is empty, without accounts and sites',
          existsSync(file)
            ? `Move those of ${file} there with npm run move -- --to-postgres`
            : 'Set DATABASE_URL to the one of before',
        ]
  throw new StartError(
    `${missing}, though ${trace}. ${back}, or restore the last backup: see "Accounts are missing or damaged" in ` +
      `docs/operations.md. To begin anew, move everything out of ${dataDir}` +
      (clickhouseUrl === undefined ? '.' : ', and set CLICKHOUSE_URL to an empty database.'),
  )
}

async function findTrace({ dataDir, clickhouseUrl, hasCounted, client }: Instance): Promise<string | undefined> {
  if (client !== undefined && (await readEventCounts(client)).events > 0)
    return clickhouseUrl === undefined ? `${dataDir} has events` : 'the ClickHouse of CLICKHOUSE_URL has events'
  if (await hasLines(join(dataDir, 'spool', 'segments'))) return `${dataDir} has events that wait`
  if (hasCounted) return `${dataDir} has counted events`
  return existsSync(join(dataDir, 'secret')) ? `${dataDir} has the secret of an instance` : undefined
}
