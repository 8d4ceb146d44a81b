import { expectOneServer } from '../../backup/serve-backups.ts'
import { restoreBackup } from '../../backup/restore.ts'
import { restoreBeforeUpgrade } from '../../backup/restore-before-upgrade.ts'
import { readConfig, type Config } from '../../config.ts'
import { createJobProgress } from '../data/progress.ts'
import type { RestoreCommand } from './arguments.ts'

/** Restores a backup into the data folder, and prints what it holds. */
export async function runRestore(command: RestoreCommand): Promise<void> {
  const config = readConfig(process.env)
  expectOneServer(config.shards)
  const progress = createJobProgress(`Restoring into ${config.dataDir}`, process.stderr)
  const onProgress = (share: number) => progress.show({ share, events: undefined })
  try {
    const said =
      command.kind === 'backup'
        ? await restore(config, command, onProgress)
        : await restoreFolderBefore(config, onProgress)
    progress.end()
    console.error(said)
  } finally {
    progress.end()
  }
}

async function restore(
  { dataDir, databaseUrl, clickhouseUrl, backupKey: key }: Config,
  { from, at }: Extract<RestoreCommand, { kind: 'backup' }>,
  onProgress: (share: number) => void,
): Promise<string> {
  const { name, manifest } = await restoreBackup({ from, at, key, dataDir, databaseUrl, clickhouseUrl, onProgress })
  const { counts, files } = manifest
  const said = `${dataDir} has the backup ${name}: ${counts.events} events, ${counts.visits} visits, as before.`
  if (files.some(({ path }) => path === 'secret')) return said
  return `${said}\nThe secret was in SECRET and is not in the backup: start the server with the same one.`
}

async function restoreFolderBefore(
  { dataDir, databaseUrl, clickhouseUrl }: Config,
  onProgress: (share: number) => void,
): Promise<string> {
  const manifest = await restoreBeforeUpgrade({ dataDir, databaseUrl, clickhouseUrl, onProgress })
  const names = [databaseUrl && 'DATABASE_URL', clickhouseUrl && 'CLICKHOUSE_URL'].filter(Boolean)
  const withStores = names.length > 0 ? ` with the ${names.join(' and ')} of this command` : ''
  const counts = manifest && `: ${manifest.counts.events} events, ${manifest.counts.visits} visits`
  return (
    `${dataDir} is as it was before the upgrade${counts ?? ''}. Start the version of before${withStores}. ` +
    `What came since the upgrade is in ${dataDir}/after-upgrade.`
  )
}
