import { createInstanceSettings } from '../../instance-settings/instance-settings.ts'
import { readConfig, type Config } from '../../config.ts'
import { startServer } from '../../server.ts'
import { ApiError, InUseError, StartError, JobFailedError, UsageError, FileTooLargeError } from '../../errors.ts'
import { becomeOwner } from '../../store/become-owner.ts'
import { openDatabase, openPostgres, type Database } from '../../store/relational/database.ts'
import { insertJob } from '../../store/relational/jobs/jobs.ts'
import { findSiteByDomain } from '../../store/relational/sites/sites.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createDiskFloor } from '../../import-export/disk-floor.ts'
import { unlimitedImportQueue } from '../../import-export/import-queue.ts'
import { openImportExportFolder, readServerId } from '../../import-export/import-export-folder.ts'
import { createImportExport } from '../../import-export/import-export.ts'
import type { Command } from './arguments.ts'
import { exportTo } from './export-to.ts'
import { importFrom } from './import-from.ts'
import { rotateSecret } from './rotate-secret.ts'

/**
 * Imports or exports the events of a site, or replaces the instance's secret. Imports and exports run as a job of the
 * server on the data folder; where none runs, one is started for the time.
 * @returns the exit code: 2 where lines were wrong
 */
export async function runDataCommand(command: Command): Promise<number> {
  const config = readConfig(process.env)
  // The server that is started would create the folder, and a new folder has no site.
  if (config.databaseUrl === undefined && !existsSync(databaseIn(config)))
    throw new UsageError(`There are no data in ${config.dataDir}. Is DATA_DIR the right folder?`)
  if (existsSync(config.dataDir)) becomeOwner(config.dataDir)
  if (command.name === 'rotate-secret') {
    const db = await openStore(config)
    try {
      await rotateSecret(db, config, process.env['NEW_SECRET'])
      return 0
    } finally {
      await db.destroy()
    }
  }
  const stop = await startUnlessRunning(config)
  try {
    const db = await openStore(config)
    try {
      const site = await findSiteByDomain(db, command.site)
      if (site === undefined)
        throw new UsageError(`There is no site ${command.site} here. Is DATA_DIR the right folder?`)
      const parts = { db, site, ...(await importExportOf(db, config)) }
      return await (command.name === 'import' ? importFrom(parts, command) : exportTo(parts, command))
    } finally {
      await db.destroy()
    }
  } finally {
    await stop()
  }
}

/** Prints an error that the person at the terminal can fix. @returns the exit code */
export function fail(error: unknown): number {
  const isKnown = error instanceof UsageError || error instanceof StartError || error instanceof JobFailedError
  if (error instanceof FileTooLargeError) console.error('The file is larger than IMPORT_LIMIT allows.')
  else if (error instanceof ApiError) console.error(`This cannot be done: ${describe(error)}`)
  else console.error(isKnown || hasCode(error) ? error.message : error)
  return 1
}

const describe = ({ key, data }: ApiError): string => {
  const fields = (data as { fields?: Record<string, string> } | null)?.fields ?? {}
  return [key, ...Object.entries(fields).map(([field, message]) => `${field}: ${message}`)].join(', ')
}

/** Whether an error is the system's, such as a missing file. */
const hasCode = (error: unknown): error is Error => error instanceof Error && 'code' in error && 'syscall' in error

/** @returns how to end what was started */
async function startUnlessRunning(config: Config): Promise<() => Promise<void>> {
  try {
    const { stop } = await startServer({
      ...config,
      host: '127.0.0.1',
      port: 0,
      publicUrl: undefined,
      backups: undefined,
    })
    return stop
  } catch (error) {
    if (error instanceof InUseError) return async () => {}
    throw error
  }
}

const openStore = (config: Config): Promise<Database> =>
  config.databaseUrl === undefined ? openDatabase(databaseIn(config)) : openPostgres(config.databaseUrl)

const databaseIn = ({ dataDir }: Config): string => join(dataDir, 'sightline.db')

async function importExportOf(db: Database, config: Config) {
  const { dataDir, diskFloor: floor } = config
  const folder = openImportExportFolder(dataDir)
  const now = () => new Date()
  const jobs = {
    start: (...[job, within = db]: Parameters<ImportExportJobs['start']>) => insertJob(within, job, now()),
  }
  const serverId = await readServerId(dataDir)
  const queue = unlimitedImportQueue
  const maxBytes = createInstanceSettings(db, config, '').importBytes
  const diskFloor = createDiskFloor(dataDir, floor)
  const options = { db, jobs, folder, serverId, maxBytes, queue, diskFloor, now }
  return { folder, importExport: createImportExport(options) }
}

type ImportExportJobs = Parameters<typeof createImportExport>[0]['jobs']
