import { restoreBackup } from '../../backup/restore.ts'
import { readConfig } from '../../config.ts'
import { createJobProgress } from '../data/progress.ts'
import { expectEmbedded } from './run-backup.ts'

/** Restores a backup into the data folder, and prints what it holds. */
export async function runRestore({ from, at }: { from: string; at: string | undefined }): Promise<void> {
  const config = readConfig(process.env)
  expectEmbedded(config)
  const { dataDir, databaseUrl, backupKey: key } = config
  const progress = createJobProgress(`Restoring into ${dataDir}`, process.stderr)
  try {
    const { name, manifest } = await restoreBackup({
      from,
      at,
      key,
      dataDir,
      databaseUrl,
      onProgress: (share) => progress.show({ share, events: undefined }),
    })
    progress.end()
    const { counts, files } = manifest
    console.error(`${dataDir} has the backup ${name}: ${counts.events} events, ${counts.visits} visits, as before.`)
    if (!files.some(({ path }) => path === 'secret'))
      console.error('The secret was in SECRET and is not in the backup: start the server with the same one.')
  } finally {
    progress.end()
  }
}
