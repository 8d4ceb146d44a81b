import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { BackupError } from '../errors.ts'
import { nearestThere } from './folder-paths.ts'

/** @throws {BackupError} where this process cannot write a folder of backups, or make it */
export async function expectWritable(folder: string): Promise<void> {
  const there = nearestThere(folder)
  const { R_OK, W_OK, X_OK } = constants
  await access(there, R_OK | W_OK | X_OK).catch(({ code = '' }: NodeJS.ErrnoException) => {
    throw new BackupError(describeUnwritable({ folder, there, code, user: process.getuid?.() }))
  })
}

interface Unwritable {
  folder: string
  /** The folder, or as much of its path as exists. */
  there: string
  /** The code of the system. */
  code: string
  /** The number of the account. */
  user: number | undefined
}

/** Tells a folder that is not there from one that belongs to somebody else, and from one that nobody may write here. */
export function describeUnwritable({ folder, there, code, user }: Unwritable): string {
  const what = folder === there ? folder : `${folder} does not exist or cannot be seen, and ${there}`
  const why =
    code === 'EROFS'
      ? 'is read-only for the process that makes the backup (EROFS). As a service it may write only what ReadWritePaths= names'
      : `cannot be written by the account that makes the backup (${code}, user ${user}). Give it the folder with chown`
  return `${what} ${why}: see "Where backups go" in docs/operations.md.`
}
