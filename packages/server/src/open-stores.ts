import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readSecretFile } from './secrets/secret-file.ts'
import { removeStaging, stagingFolder } from './backup/staging.ts'
import type { Upgrade } from './backup/upgrade.ts'
import { expectNoHalfRestore } from './backup/restore-before-upgrade.ts'
import { openCheckpoint, type Checkpoint } from './collector/spool/checkpoint.ts'
import { hasLines } from './collector/spool/segments.ts'
import { openSpool, type Spool } from './collector/spool/spool.ts'
import { openVisitsInMemory, type OpenVisits } from './collector/visits/open-visits.ts'
import type { Config } from './config.ts'
import { InUseError } from './errors.ts'
import { expectMovedStores } from './store/moved-stores.ts'
import type { ClickHouse } from './store/clickhouse/clickhouse.ts'
import { openInDataFolder } from './store/data-folder.ts'
import { hasUsers } from './store/relational/accounts/users.ts'
import { openDatabase, openPostgres, type Database } from './store/relational/database.ts'

interface Log {
  warn: (message: string) => void
  error: (message: string) => void
}

/** The stores of a server. */
export interface Stores {
  clickhouse: ClickHouse
  db: Database
  spool: Spool
}

/** Opens the store of accounts, sites and settings: in the data folder, or in PostgreSQL. */
export async function openRelationalStore(
  { databaseUrl, dataDir }: Config,
  { expectNoInstance, beforeRelational: beforeMigration }: Pick<Upgrade, 'expectNoInstance' | 'beforeRelational'>,
  log: Log,
): Promise<Database> {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, { log, beforeMigration })
  const file = join(dataDir, 'sightline.db')
  // SQLite would make an empty one, and remove the log of the one that is missing, or was emptied.
  if (!existsSync(file) || statSync(file).size === 0) await expectNoInstance()
  return openInDataFolder(file, () => openDatabase(file, beforeMigration))
}

/** The secret of the data folder, for an instance without `SECRET`. @throws {StartError} where it is missing beside accounts */
export async function openSecret(dataDir: string, db: Database): Promise<string> {
  const file = join(dataDir, 'secret')
  const hasAccounts = await hasUsers(db)
  return openInDataFolder(file, () => readSecretFile(file, { hasAccounts }))
}

/** Opens the visits that may still continue, and says whether those that were open when the server ended are lost. */
export async function openSharedVisits(
  { redisUrl }: Config,
  checkpoint: Checkpoint,
  eventStore: string,
  log: Log,
): Promise<{ openVisits: OpenVisits; areVisitsLost: boolean }> {
  const areVisitsLost = !checkpoint.keepVisitsOf(eventStore, redisUrl === undefined ? 'here' : 'shared')
  const kept = checkpoint.openVisits()
  if (redisUrl === undefined) return { openVisits: openVisitsInMemory(kept), areVisitsLost }
  const { openVisitsInRedis } = await import('./collector/visits/redis-visits.ts')
  const openVisits = await openVisitsInRedis({
    url: redisUrl,
    eventStore,
    serverId: checkpoint.id,
    knownRunId: checkpoint.sharedRunId(),
    keepRunId: (runId) => checkpoint.keepSharedRunId(runId),
    log,
  })
  await openVisits.adopt(kept)
  checkpoint.forgetVisits([...kept.keys()])
  // Visits that Redis does not know are added to it before the first event continues them.
  return { openVisits, areVisitsLost: false }
}

const LOOK_EVERY_MS = 100
/** The times that a backup is looked for: between its first steps there is none to be seen for a moment. */
const LOOKS = 5

/**
 * Opens what a backup may have in use that a command makes without a server, such as one that came after a kill: it is
 * waited for, so that the server comes back by itself.
 */
async function afterBackup<Opened>(dataDir: string, open: () => Promise<Opened>, log: Log): Promise<Opened> {
  let isSaid = false
  for (let looks = 0; ; looks += 1) {
    try {
      return await open()
    } catch (error) {
      if (!(error instanceof InUseError)) throw error
      if (existsSync(stagingFolder(dataDir))) {
        looks = 0
        if (!isSaid) log.warn('A backup has the data folder. Sightline starts once it has ended.')
        isSaid = true
      } else if (looks >= LOOKS) throw error
      await sleep(LOOK_EVERY_MS)
    }
  }
}

/** Opens the spool of waiting events, and its checkpoint. */
export async function openWaiting(config: Config, log: Log): Promise<{ checkpoint: Checkpoint; spool: Spool }> {
  const { dataDir, spoolLimit } = config
  expectNoHalfRestore(dataDir)
  expectMovedStores(config)
  const file = join(dataDir, 'spool', 'state.db')
  const folder = join(dataDir, 'spool', 'segments')
  const hasSpooledLines = await openInDataFolder(folder, () => hasLines(folder))
  const open = () => openInDataFolder(file, () => openCheckpoint(file, { hasSpooledLines }))
  const checkpoint = await afterBackup(dataDir, open, log)
  // Of a backup that was killed.
  await removeStaging(dataDir)
  const readUpTo = checkpoint.plannedBatch()?.to ?? checkpoint.position()
  return {
    checkpoint,
    spool: await openInDataFolder(folder, () => openSpool(folder, { maxBytes: spoolLimit, readUpTo, log })),
  }
}
