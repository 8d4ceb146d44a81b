import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openCheckpoint } from '../collector/spool/checkpoint.ts'
import { BackupError, StartError } from '../errors.ts'
import { readManifest, type Manifest } from './manifest.ts'
import { restoreBackup } from './restore.ts'
import { beforeUpgradeFolder, readUpgrade } from './upgrade.ts'

interface RestoreBeforeUpgradeOptions {
  dataDir: string
  /** An empty database, where the data are in PostgreSQL. */
  databaseUrl: string | undefined
  /** An empty database of the other ClickHouse, where the events are in one. */
  clickhouseUrl: string | undefined
  onProgress?: (share: number) => void
}

/** Where a restoration is made whole before anything of the data folder is moved. */
const FOLDER = 'way-back'
/** The restoration is whole, and what the upgrade has left is being put away. */
const RESTORED = 'restored.mark'
/** What the upgrade has left is put away, and the restoration takes its place. */
const PUT_AWAY = 'put-away.mark'
/** What was there after the upgrade, with all that was accepted since. */
const AFTER = 'after-upgrade'

/**
 * Puts the data folder back to where it was before the last upgrade. What is there now is kept in a folder of its own.
 * One that is interrupted goes on with the next call; no server starts in between. Nothing leaves the data folder, which
 * may be a disk of its own.
 * @throws {BackupError} before anything is changed
 */
export async function restoreBeforeUpgrade({
  dataDir,
  databaseUrl,
  clickhouseUrl,
  onProgress,
}: RestoreBeforeUpgradeOptions): Promise<Manifest | undefined> {
  const folder = join(dataDir, FOLDER)
  const [from, restored, after] = [beforeUpgradeFolder(dataDir), join(folder, 'data'), join(dataDir, AFTER)]
  let manifest: Manifest | undefined
  if (!isInterrupted(dataDir)) {
    const upgrade = await readUpgrade(dataDir)
    if (upgrade === undefined)
      throw new BackupError(`${dataDir} has no backup of before an upgrade. Restore one of your own with --from.`)
    if (existsSync(after)) throw new BackupError(`${after} is there from another way back. Move it away first.`)
    const { rows } = await readManifest(from, upgrade.name, undefined)
    if (rows !== undefined && clickhouseUrl === undefined)
      throw new BackupError('The events were in a ClickHouse of your own. Set CLICKHOUSE_URL to a new, empty database.')
    await expectUnused(dataDir)
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { mode: 0o700 })
    try {
      const options = { from, at: upgrade.name, key: undefined, dataDir: restored, databaseUrl, clickhouseUrl }
      manifest = (await restoreBackup({ ...options, ...(onProgress && { onProgress }) })).manifest
    } catch (error) {
      await rm(folder, { recursive: true, force: true })
      throw error
    }
    await writeFile(join(folder, RESTORED), '', { flush: true })
  }
  if (!existsSync(join(folder, PUT_AWAY))) {
    await mkdir(after, { recursive: true, mode: 0o700 })
    await moveAll(dataDir, after, [FOLDER, AFTER, 'before-upgrade'])
    await writeFile(join(folder, PUT_AWAY), '', { flush: true })
  }
  await moveAll(restored, dataDir, [])
  await rm(folder, { recursive: true })
  return manifest
}

/** @throws {StartError} where a way back was interrupted, after which neither state is whole */
export function expectNoHalfRestore(dataDir: string): void {
  if (isInterrupted(dataDir))
    throw new StartError('a way back was interrupted. Run npm run restore -- --before-upgrade again.')
}

const isInterrupted = (dataDir: string): boolean => existsSync(join(dataDir, FOLDER, RESTORED))

/** @throws {InUseError} while a server runs on the data folder */
async function expectUnused(dataDir: string): Promise<void> {
  openCheckpoint(join(dataDir, 'spool', 'state.db'), { hasSpooledLines: true }).close()
}

async function moveAll(from: string, to: string, except: readonly string[]): Promise<void> {
  for (const name of await readdir(from)) if (!except.includes(name)) await rename(join(from, name), join(to, name))
}
