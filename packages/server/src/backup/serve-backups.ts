import type { Pipeline } from '../collector/pipeline/pipeline.ts'
import type { Checkpoint } from '../collector/spool/checkpoint.ts'
import { BackupError } from '../errors.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { ClickHouse } from '../store/clickhouse/clickhouse.ts'
import type { BackupSettings } from './backup-settings.ts'
import type { BackupKey } from './encryption.ts'
import { startControl, type MakeBackup } from './control.ts'
import { listBackups, readManifest } from './manifest.ts'
import { startSchedule, type BackupState } from './schedule.ts'
import { writeBackup } from './write-backup.ts'

interface BackupParts {
  config: {
    dataDir: string
    databaseUrl: string | undefined
    clickhouseUrl: string | undefined
    backups: BackupSettings | undefined
    backupKey: BackupKey | undefined
  }
  clickhouse: Pick<ClickHouse, 'client'>
  checkpoint: Checkpoint
  pipeline: Pick<Pipeline, 'hold'>
  jobs: Pick<Jobs, 'pause'>
  /** The version of the product. */
  product: string
  log: { error(message: string): void }
}

export interface Backups {
  /** The state of the daily backups; undefined where there are none. */
  state(): BackupState | undefined
  /** Ends a backup under way, which is none then. */
  stop(): Promise<void>
}

/** Makes backups of the running server, each day and for commands on the same machine, one at a time. */
export async function serveBackups(parts: BackupParts): Promise<Backups> {
  const { config, clickhouse, checkpoint, pipeline, jobs, product, log } = parts
  const { dataDir, databaseUrl, clickhouseUrl, backups, backupKey: key } = config
  const stopping = new AbortController()
  let isBusy = false

  const makeBackup: MakeBackup = async (to, options) => {
    if (clickhouseUrl !== undefined)
      throw new BackupError(
        'The server has its events in the ClickHouse of CLICKHOUSE_URL. Back it up with its own BACKUP.',
      )
    if (isBusy) throw new BackupError('Another backup is under way.')
    isBusy = true
    const source = {
      dataDir,
      databaseUrl,
      client: clickhouse.client,
      checkpoint,
      pauseJobs: (signal: AbortSignal) => jobs.pause(signal),
      holdPipeline: (work: () => Promise<void>) => pipeline.hold(work),
    }
    try {
      return await writeBackup(source, to, { product, key, ...options })
    } finally {
      isBusy = false
    }
  }

  const control = await startControl(dataDir, makeBackup, key?.id)
  const schedule =
    backups &&
    startSchedule({
      time: backups.time,
      readLast: () => readLast(backups.to, key),
      async backUp() {
        const { to, keep } = backups
        await makeBackup(to, { keep, signal: stopping.signal, onProgress: () => {} })
      },
      log,
    })

  return {
    state: () => schedule?.state(),
    async stop() {
      stopping.abort(new BackupError('The server is stopping.'))
      await control.stop()
      await schedule?.stop()
    },
  }
}

/** The instant of the last backup that can be read. */
async function readLast(folder: string, key: BackupKey | undefined): Promise<Date | undefined> {
  const [name] = (await listBackups(folder)).toReversed()
  return name === undefined ? undefined : new Date((await readManifest(folder, name, key)).at)
}
