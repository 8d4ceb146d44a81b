import type { Pipeline } from '../collector/pipeline/pipeline.ts'
import type { Checkpoint } from '../collector/spool/checkpoint.ts'
import { BackupError } from '../errors.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { ClickHouse, ShardOptions } from '../store/clickhouse/clickhouse.ts'
import { dropClones } from '../store/clickhouse/cloned-rows.ts'
import type { BackupSettings } from './backup-settings.ts'
import { describeSchedule, publicStateOf, type PublicBackupState, type BackupStatus } from './backup-status.ts'
import type { BackupKey } from './encryption.ts'
import { startControl, type MakeBackup, type MakePasswordLink } from './control-server.ts'
import { readKeptBackups } from './kept-backups.ts'
import { startSchedule } from './schedule.ts'
import { verifyBackup } from './verify.ts'
import { describeBackup, writeBackup } from './write-backup.ts'

interface BackupParts {
  config: {
    dataDir: string
    databaseUrl: string | undefined
    clickhouseUrl: string | undefined
    shards: ShardOptions | undefined
    backups: BackupSettings | undefined
    backupKey: BackupKey | undefined
  }
  clickhouse: Pick<ClickHouse, 'client'>
  checkpoint: Checkpoint
  pipeline: Pick<Pipeline, 'hold'>
  jobs: Pick<Jobs, 'pause'>
  cleanup: { finishImports(signal: AbortSignal): Promise<void> }
  /** What a command on the same machine may ask for as well. */
  passwordLink: MakePasswordLink
  /** The version of the product. */
  product: string
  log: { info(message: string): void; error(message: string): void }
}

export interface Backups {
  /** The state of the daily backups, which anybody may know; undefined where there are none. */
  state(): PublicBackupState | undefined
  /** The same for administrators. */
  status(): BackupStatus
  /** Ends a backup under way, which is none then. */
  stop(): Promise<void>
}

/** Makes backups of the running server, each day and for commands on the same machine, one at a time. */
export async function serveBackups(parts: BackupParts): Promise<Backups> {
  const { config, clickhouse, checkpoint, pipeline, jobs, cleanup, passwordLink, product, log } = parts
  const { dataDir, databaseUrl, clickhouseUrl, shards, backups, backupKey: key } = config
  const stopping = new AbortController()
  let isBusy = false
  // Of a backup that was killed; on shards there are none.
  if (clickhouseUrl !== undefined && shards === undefined)
    await dropClones(clickhouse.client, checkpoint.id).catch((error: Error) =>
      log.error(`What a backup has left in ClickHouse is not removed yet: ${error.message}`),
    )

  /** Does one thing with folders of backups at a time: an older one may be removed while it is read. */
  async function alone<Result>(work: () => Promise<Result>): Promise<Result> {
    if (isBusy) throw new BackupError('Another backup is under way.')
    isBusy = true
    try {
      return await work()
    } finally {
      isBusy = false
    }
  }

  /**
   * The rows of another ClickHouse are backed up without the tables of imports, from which the visits of an import that was
   * cancelled in the middle could be made later.
   */
  async function pauseJobs(signal: AbortSignal): Promise<() => void> {
    const goOn = await jobs.pause(signal)
    try {
      if (clickhouseUrl !== undefined) await cleanup.finishImports(signal)
      return goOn
    } catch (error) {
      goOn()
      throw error
    }
  }

  const makeBackup: MakeBackup = async (to, options) => {
    expectOneServer(shards)
    const source = {
      dataDir,
      databaseUrl,
      client: clickhouse.client,
      isEmbedded: clickhouseUrl === undefined,
      checkpoint,
      pauseJobs,
      holdPipeline: (work: () => Promise<void>) => pipeline.hold(work),
    }
    return alone(() => writeBackup(source, to, { product, key, ...options }))
  }

  const control = await startControl(dataDir, { makeBackup, passwordLink, keyId: key?.id })
  const schedule =
    backups &&
    startSchedule({
      time: backups.time,
      readKept: () => readKeptBackups(backups.to, key),
      async backUp() {
        const { to, keep } = backups
        return describeBackup(to, await makeBackup(to, { keep, signal: stopping.signal, onProgress: () => {} }))
      },
      async verify(name) {
        // The next look does it.
        if (isBusy) return
        await alone(() => verifyBackup({ from: backups.to, at: name, key, isCounted: false, signal: stopping.signal }))
      },
      log,
    })

  return {
    state: () => schedule && publicStateOf(schedule.state()),
    status: () => ({
      is_possible: shards === undefined,
      daily: backups === undefined || schedule === undefined ? null : describeSchedule(backups, schedule.state()),
    }),
    async stop() {
      stopping.abort(new BackupError('The server is stopping.'))
      await control.stop()
      await schedule?.stop()
    },
  }
}

/** @throws {BackupError} where the events are on several servers, which do not come to one instant together */
export function expectOneServer(shards: ShardOptions | undefined): void {
  if (shards !== undefined)
    throw new BackupError(
      'The events are on the servers of CLICKHOUSE_SHARDS. Back each of them up with its own BACKUP, and the data folder and PostgreSQL with their tools.',
    )
}
