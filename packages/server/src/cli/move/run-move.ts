import { existsSync } from 'node:fs'
import { readConfig } from '../../config.ts'
import { UsageError } from '../../errors.ts'
import { move } from '../../move/move.ts'
import { becomeOwner } from '../../store/become-owner.ts'
import { withoutSecrets } from '../../store/moved-stores.ts'
import { createJobProgress } from '../data/progress.ts'
import type { MoveArguments } from './arguments.ts'

/** Moves what the data folder holds to other stores, and prints what is there and what to set. */
export async function runMove({ toPostgres, toClickHouse }: MoveArguments): Promise<void> {
  const { dataDir, databaseUrl, clickhouseUrl } = readConfig(process.env)
  if (toPostgres !== undefined && databaseUrl !== undefined)
    throw new UsageError(
      'DATABASE_URL is set already: the accounts are there. Only those of the data folder are moved.',
    )
  if (toClickHouse !== undefined && clickhouseUrl !== undefined)
    throw new UsageError(
      'CLICKHOUSE_URL is set already: the events are there. Only those of the data folder are moved.',
    )
  if (existsSync(dataDir)) becomeOwner(dataDir)
  const progress = createJobProgress(`Moving ${dataDir}`, process.stderr)
  const { postgres, clickhouse } = await move({
    dataDir,
    toPostgres,
    toClickHouse,
    onProgress: (share) => progress.show({ share, events: undefined }),
  }).finally(() => progress.end())
  const settings: string[] = []
  if (postgres !== undefined && toPostgres !== undefined) {
    const address = withoutSecrets(toPostgres)
    console.error(
      `${address} ${hasIt(postgres)} ${postgres.tables} tables with ${postgres.rows} rows: each with as many as before and the same checksum.`,
    )
    settings.push(`DATABASE_URL=${address}`)
  }
  if (clickhouse !== undefined && toClickHouse !== undefined) {
    const address = withoutSecrets(toClickHouse)
    const { events, visits, sites } = clickhouse
    console.error(
      `${address} ${hasIt(clickhouse)} ${events} events and ${visits} visits of ${sites} sites: each month with the same checksum, each site with the same values.`,
    )
    settings.push(`CLICKHOUSE_URL=${address}`)
  }
  const hasQuery = [toPostgres, toClickHouse].some((one) => one !== undefined && new URL(one).search !== '')
  console.error(
    `Now set ${settings.join(' and ')}, with the password${hasQuery ? ' and what followed the question mark' : ''}, keep DATA_DIR=${dataDir}, and start the server. ` +
      `Until then the way back is to remove ${dataDir}/moved.json.`,
  )
}

const hasIt = ({ wasThere }: { wasThere: boolean }): string => (wasThere ? 'already has' : 'has')
