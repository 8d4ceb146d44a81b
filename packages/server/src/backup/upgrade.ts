import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Checkpoint } from '../collector/spool/checkpoint.ts'
import { BackupError, StartError } from '../errors.ts'
import type { ClickHouseClient, ShardOptions } from '../store/clickhouse/clickhouse.ts'
import { readEventCounts, readEventSchema } from '../store/clickhouse/freeze.ts'
import { countRowsOf, countRowsOfPostgres } from '../store/relational/snapshot/snapshot.ts'
import { compareCounts } from './compare-counts.ts'
import { readManifest } from './manifest.ts'
import { expectNoInstance } from './missing-accounts.ts'
import { RELATIONAL_FILE } from './snapshot.ts'
import { inMegabytes, writeBackup } from './write-backup.ts'

interface UpgradeParts {
  config: {
    dataDir: string
    databaseUrl: string | undefined
    clickhouseUrl: string | undefined
    shards: ShardOptions | undefined
    /** Whether an upgrade may begin only after a backup. */
    backsUpBeforeUpgrade: boolean
  }
  checkpoint: Pick<Checkpoint, 'id' | 'copyTo' | 'position'>
  /** The version of the product. */
  product: string
  log: { warn(message: string): void }
}

/** What a store has and does not have of the migrations that this version knows. */
export interface MigrationState {
  /** Whether no version has ever used the store. */
  isNew: boolean
  isPending: boolean
}

/**
 * The upgrade of both stores at a start. Where something is to be migrated, a backup of everything is made first, and
 * both stores wait for it.
 */
export interface Upgrade {
  /** Called before the event tables are migrated. */
  beforeEvents(client: ClickHouseClient, state: MigrationState): Promise<void>
  /** Called where the relational store is to be made. @throws {StartError} where one is missing */
  expectNoInstance(): Promise<void>
  /** Called before the relational store is migrated. @throws {StartError} where it is empty and one is missing */
  beforeRelational(state: MigrationState): Promise<void>
  /** Compares what is there after both migrations. @throws {StartError} naming the count that differs */
  compare(client: ClickHouseClient): Promise<void>
}

export function createUpgrade(parts: UpgradeParts): Upgrade {
  const events = Promise.withResolvers<MigrationState & { client: ClickHouseClient }>()
  const relational = Promise.withResolvers<MigrationState>()
  const prepared = Promise.all([events.promise, relational.promise]).then(([ofEvents, ofRelational]) =>
    prepare(parts, ofEvents, ofRelational),
  )
  // Whoever waits for it is told.
  prepared.catch(() => {})
  const withoutAccounts = async (): Promise<void> => {
    const { client, isNew } = await events.promise
    const { dataDir, databaseUrl, clickhouseUrl } = parts.config
    const hasCounted = parts.checkpoint.position() !== undefined
    await expectNoInstance({ dataDir, databaseUrl, clickhouseUrl, hasCounted, client: isNew ? undefined : client })
  }
  return {
    expectNoInstance: withoutAccounts,
    async beforeEvents(client, state) {
      events.resolve({ client, ...state })
      await prepared
    },
    async beforeRelational(state) {
      if (state.isNew) await withoutAccounts()
      relational.resolve(state)
      await prepared
    },
    compare: (client) => compare(parts, client),
  }
}

/** The folder in the data folder with the backup that was made before the last upgrade. */
export const beforeUpgradeFolder = (dataDir: string): string => join(dataDir, 'before-upgrade')

const STATE = 'upgrade.json'
const stateSchema = z.object({
  /** The name of the backup. */
  name: z.string(),
  /** Whether both stores are migrated and were compared. */
  isDone: z.boolean(),
})
type UpgradeState = z.infer<typeof stateSchema>

/** The last upgrade of a data folder; undefined where there was none, or its backup was removed. */
export async function readUpgrade(dataDir: string): Promise<UpgradeState | undefined> {
  const text = await readFile(join(beforeUpgradeFolder(dataDir), STATE), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : stateSchema.parse(JSON.parse(text))
}

async function writeUpgrade(dataDir: string, state: UpgradeState): Promise<void> {
  const file = join(beforeUpgradeFolder(dataDir), STATE)
  await writeFile(`${file}.part`, JSON.stringify(state), { mode: 0o600, flush: true })
  await rename(`${file}.part`, file)
}

const KEEP_MS = 30 * 24 * 60 * 60 * 1000

async function prepare(
  parts: UpgradeParts,
  events: MigrationState & { client: ClickHouseClient },
  relational: MigrationState,
): Promise<void> {
  const { config, log } = parts
  const { dataDir } = config
  const state = await readUpgrade(dataDir)
  if (!events.isPending && !relational.isPending) {
    if (state?.isDone === true) await removeOld(dataDir)
    return
  }
  // A store that is made now has nothing that could change.
  if (![events, relational].some(({ isNew, isPending }) => isPending && !isNew)) return
  if (!config.backsUpBeforeUpgrade || (config.shards === undefined && (events.isNew || relational.isNew))) {
    const reason = config.backsUpBeforeUpgrade ? 'one of the stores is new' : 'UPGRADE_BACKUP is false'
    log.warn(`This upgrade begins without a backup: ${reason}.`)
    // A backup of an earlier upgrade is no way back from this one.
    await rm(beforeUpgradeFolder(dataDir), { recursive: true, force: true })
    return
  }
  if (config.shards !== undefined)
    throw new StartError(
      'there is no backup before the upgrade, as the events are on the servers of CLICKHOUSE_SHARDS. ' +
        'Back each store up with its own tools, and start once with UPGRADE_BACKUP=false.',
    )
  if (state?.isDone === false && (await hasBegun(parts, state.name, events.client))) {
    log.warn('The upgrade goes on where it was interrupted.')
    return
  }
  await backUp(parts, events.client)
}

/** Removes an old backup, because it contains people who were deleted since. */
async function removeOld(dataDir: string): Promise<void> {
  const { mtimeMs } = await stat(join(beforeUpgradeFolder(dataDir), STATE))
  if (mtimeMs < Date.now() - KEEP_MS) await rm(beforeUpgradeFolder(dataDir), { recursive: true, force: true })
}

/**
 * Whether a migration has run since the backup, so that only this upgrade can have used the stores. Otherwise an earlier
 * version may have.
 */
async function hasBegun({ config }: UpgradeParts, name: string, client: ClickHouseClient): Promise<boolean> {
  const { schema } = await readManifest(beforeUpgradeFolder(config.dataDir), name, undefined)
  const rows = await countRows(config)
  return (await readEventSchema(client)) !== schema.events || rows[MIGRATIONS] !== schema.relational.length
}

/** The table of the relational store with a row for each migration. */
const MIGRATIONS = 'kysely_migration'

async function backUp(
  { config: { dataDir, databaseUrl, clickhouseUrl }, checkpoint, product, log }: UpgradeParts,
  client: ClickHouseClient,
): Promise<void> {
  const folder = beforeUpgradeFolder(dataDir)
  const startedAt = performance.now()
  log.warn('Sightline backs up everything before the upgrade …')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Nothing runs yet that had to pause.
  const source = {
    dataDir,
    databaseUrl,
    client,
    isEmbedded: clickhouseUrl === undefined,
    checkpoint,
    pauseJobs: async () => () => {},
    holdPipeline: (work: () => Promise<void>) => work(),
  }
  try {
    const { name, counts, written } = await writeBackup(source, folder, {
      product,
      key: undefined,
      keep: 1,
      isBeforeUpgrade: true,
    })
    await writeUpgrade(dataDir, { name, isDone: false })
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    log.warn(
      `${folder} has ${counts.events} events, ${counts.visits} visits and all accounts as before the upgrade: ` +
        `${inMegabytes(written)} MB in ${seconds} s. The way back is npm run restore -- --before-upgrade`,
    )
  } catch (error) {
    if (!(error instanceof BackupError) && !(error instanceof StartError)) throw error
    throw new StartError(
      `there is no backup before the upgrade. ${error.message} UPGRADE_BACKUP=false upgrades without one.`,
    )
  }
}

const countRows = async ({ dataDir, databaseUrl }: UpgradeParts['config']): Promise<Record<string, number>> =>
  databaseUrl === undefined ? countRowsOf(join(dataDir, RELATIONAL_FILE)) : countRowsOfPostgres(databaseUrl)

async function compare({ config, log }: UpgradeParts, client: ClickHouseClient): Promise<void> {
  const { dataDir } = config
  const state = await readUpgrade(dataDir)
  if (state === undefined || state.isDone || !existsSync(beforeUpgradeFolder(dataDir))) return
  const { counts } = await readManifest(beforeUpgradeFolder(dataDir), state.name, undefined)
  const rows = await countRows(config)
  // Migrations add tables and remove some; what both have must have as many rows.
  const tables = Object.keys(counts.rows).filter((table) => table in rows && !table.startsWith(MIGRATIONS))
  const of = (all: Readonly<Record<string, number>>) =>
    Object.fromEntries(tables.map((table) => [table, all[table] ?? 0] as const))
  try {
    compareCounts(
      'The upgrade has changed figures',
      { ...counts, rows: of(counts.rows) },
      { ...counts, ...(await readEventCounts(client)), rows: of(rows) },
    )
  } catch (error) {
    if (!(error instanceof BackupError)) throw error
    throw new StartError(`${error.message} Go back with npm run restore -- --before-upgrade, and report this.`)
  }
  await writeUpgrade(dataDir, { ...state, isDone: true })
  log.warn(
    `The upgrade is done: ${counts.events} events, ${counts.visits} visits and ${tables.length} tables as before.`,
  )
}
