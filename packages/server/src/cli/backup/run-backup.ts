import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import {
  BACKUP_PATH,
  readControlAddress,
  type BackupLine,
  type BackupRequest,
  type ControlAddress,
} from '../../backup/control-server.ts'
import { newKey } from '../../backup/encryption.ts'
import { engineFolder, removeStaging, stagingFolder } from '../../backup/staging.ts'
import { verifyBackup } from '../../backup/verify.ts'
import { describeBackup, writeBackup, type BackupResult } from '../../backup/write-backup.ts'
import { readVersion } from '../../built-files.ts'
import { openCheckpoint } from '../../collector/spool/checkpoint.ts'
import { hasLines } from '../../collector/spool/segments.ts'
import { readConfig, type Config } from '../../config.ts'
import { BackupError, UsageError } from '../../errors.ts'
import { becomeOwner } from '../../store/become-owner.ts'
import { readInDataFolder } from '../../store/data-folder.ts'
import { expectMovedStores } from '../../store/moved-stores.ts'
import { expectOneServer } from '../../backup/serve-backups.ts'
import type { ClickHouseClient } from '../../store/clickhouse/clickhouse.ts'
import { withEventTables, withTablesAt } from '../../store/clickhouse/freeze.ts'
import { createJobProgress } from '../data/progress.ts'
import type { BackupArguments, BackupCommand, VerifyArguments } from './arguments.ts'

/** Does what was asked of `npm run backup`. */
export async function runBackup(command: BackupCommand): Promise<void> {
  // The only thing on standard output, so that it can be written to a file.
  if (command.kind === 'new-key') return console.log(newKey())
  const config = readConfig(process.env)
  return command.kind === 'verify' ? verify(config, command) : write(config, command)
}

/** Makes a backup, by the server on the data folder where one runs, and prints what it holds. */
async function write(config: Config, { to, keep }: BackupArguments): Promise<void> {
  expectOneServer(config.shards)
  if (!existsSync(join(config.dataDir, 'spool')))
    throw new UsageError(`There are no data in ${config.dataDir}. Is DATA_DIR the right folder?`)
  const progress = createJobProgress(`Backing up ${config.dataDir}`, process.stderr)
  const onProgress = (share: number) => progress.show({ share, events: undefined })
  let result: BackupResult
  try {
    const address = await readControlAddress(config.dataDir)
    result =
      (address && (await askServer(address, { to, keep, keyId: config.backupKey?.id }, onProgress))) ??
      (await backUpAlone(config, { to, keep }, onProgress))
  } finally {
    progress.end()
  }
  console.error(describeBackup(to, result))
}

/** Reads a backup again, without restoring it, and prints what it holds. */
async function verify({ dataDir, backupKey: key }: Config, { from, at }: VerifyArguments): Promise<void> {
  // What it notes, or sets aside, is for the server to read and remove. Elsewhere a backup can be verified as well.
  if (existsSync(dataDir)) becomeOwner(dataDir)
  const progress = createJobProgress(`Verifying ${from}`, process.stderr)
  const onProgress = (share: number) => progress.show({ share, events: undefined })
  const { name, manifest, uncounted } = await verifyBackup({ from, at, key, dataDir, onProgress }).finally(() =>
    progress.end(),
  )
  const { counts, files } = manifest
  console.error(`${name} is whole: ${counts.events} events, ${counts.visits} visits, ${files.length} files.`)
  for (const sentence of uncounted) console.error(sentence)
}

/** @returns undefined where no server answers any more: it was killed */
async function askServer(
  { port, token }: ControlAddress,
  wanted: BackupRequest,
  onProgress: (share: number) => void,
): Promise<BackupResult | undefined> {
  const response = await new Promise<IncomingMessage | undefined>((done, fail) => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
    const asking = request({ host: '127.0.0.1', port, path: BACKUP_PATH, method: 'POST', headers }, done)
    asking.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNREFUSED' ? done(undefined) : fail(cut(error)),
    )
    asking.end(JSON.stringify(wanted))
  })
  if (response === undefined) return undefined
  // Another program has the port of a server that was killed.
  if (response.statusCode !== 200) return response.destroy() && undefined
  try {
    for await (const text of createInterface({ input: response })) {
      const line = JSON.parse(text) as BackupLine
      if ('error' in line) throw new BackupError(line.error)
      if ('result' in line) return line.result
      onProgress(line.share)
    }
  } catch (error) {
    throw error instanceof BackupError ? error : cut(error)
  }
  throw cut(undefined)
}

const cut = (cause: unknown): BackupError => {
  const error = new BackupError('The server ended during the backup, which is none. Start the backup again.')
  error.cause = cause
  return error
}

/** Opens the stores as they are, without changing them. @throws {InUseError} while a server runs on the data folder */
async function backUpAlone(
  config: Config,
  { to, keep }: BackupArguments,
  onProgress: (share: number) => void,
): Promise<BackupResult> {
  const { dataDir, databaseUrl, clickhouseUrl, backupKey: key } = config
  becomeOwner(dataDir)
  expectMovedStores(config)
  const folder = join(dataDir, 'spool')
  const hasSpooledLines = await hasLines(join(folder, 'segments'))
  const state = join(folder, 'state.db')
  const checkpoint = await readInDataFolder(state, () => openCheckpoint(state, { hasSpooledLines }))
  try {
    await removeStaging(dataDir)
    // A server that starts meanwhile sees by it that a backup has the data folder, and waits.
    await mkdir(stagingFolder(dataDir), { mode: 0o700 })
    const make = (client: ClickHouseClient) =>
      writeBackup(
        {
          dataDir,
          databaseUrl,
          client,
          isEmbedded: clickhouseUrl === undefined,
          checkpoint,
          pauseJobs: async () => () => {},
          holdPipeline: (work) => work(),
        },
        to,
        { product: readVersion(), key, keep, onProgress },
      )
    return await (clickhouseUrl === undefined
      ? withEventTables(engineFolder(dataDir), make)
      : withTablesAt(clickhouseUrl, make))
  } finally {
    checkpoint.close()
  }
}
