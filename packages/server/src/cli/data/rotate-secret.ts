import { existsSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { readSecretFile } from '../../secrets/secret-file.ts'
import { encryptForSecret } from '../../secrets/rotate-secret.ts'
import { openCheckpoint } from '../../collector/spool/checkpoint.ts'
import { hasLines } from '../../collector/spool/segments.ts'
import type { Config } from '../../config.ts'
import { UsageError } from '../../errors.ts'
import type { Database } from '../../store/relational/database.ts'

/**
 * Replaces the secret of the instance: by `NEW_SECRET` where `SECRET` is set, else by a new random one. After an
 * interruption the command continues when it is started again. @throws {InUseError} while a server runs on the data
 * folder
 */
export async function rotateSecret(db: Database, config: Config, newSecret: string | undefined): Promise<void> {
  const folder = join(config.dataDir, 'spool')
  // The command locks the data folder, as a server does.
  const hasSpooledLines = await hasLines(join(folder, 'segments'))
  const checkpoint = openCheckpoint(join(folder, 'state.db'), { hasSpooledLines })
  try {
    const count =
      config.secret === undefined
        ? await rotateKept(db, config.dataDir)
        : await rotateGiven(db, config.secret, newSecret)
    console.log(`The tokens of ${count} connected accounts are encrypted for the new secret.`)
    if (config.secret !== undefined) console.log('Start the server with SECRET set to what NEW_SECRET is.')
    console.log('Everybody signs in again, and share links and links for passwords are made anew.')
  } finally {
    checkpoint.close()
  }
}

async function rotateKept(db: Database, dataDir: string): Promise<number> {
  const file = join(dataDir, 'secret')
  if (!existsSync(file)) throw new UsageError(`There is no secret in ${dataDir}. Was SECRET set when the server ran?`)
  // The tokens are encrypted anew first: until the file has its name, the command can be restarted with the same
  // secret.
  const next = `${file}.next`
  const count = await encryptForSecret(
    db,
    readFileSync(file, 'utf8').trim(),
    readSecretFile(next, { hasAccounts: false }),
  )
  renameSync(next, file)
  return count
}

function rotateGiven(db: Database, secret: string, newSecret: string | undefined): Promise<number> {
  if (newSecret === undefined || newSecret.length < 32 || newSecret === secret)
    throw new UsageError('Set NEW_SECRET to another text of at least 32 characters, beside SECRET')
  return encryptForSecret(db, secret, newSecret)
}
