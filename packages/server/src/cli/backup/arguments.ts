import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { UsageError } from '../../errors.ts'

export const BACKUP_USAGE = `Usage:
  npm run backup -- --to FOLDER

Writes a backup of the data folder (DATA_DIR) into a folder of backups, while the server runs or not. Later backups into
the same folder write only what is new.
  --keep NUMBER     removes the oldest backups of the folder until so many are left
  --verify FOLDER   reads the latest backup of a folder again, without restoring it: checksums and counts
  --at NAME         verifies an earlier one; its name is that of its file in FOLDER/backups, without .json
  --new-key         prints a key for BACKUP_KEY or the file of BACKUP_KEY_FILE, which encrypt backups`

export const RESTORE_USAGE = `Usage:
  npm run restore -- --from FOLDER

Restores the latest backup of a folder into an empty data folder (DATA_DIR), and compares what it counts. An encrypted one
takes the same BACKUP_KEY or BACKUP_KEY_FILE.
  --at NAME          restores an earlier one; its name is that of its file in FOLDER/backups, without .json
  --before-upgrade   puts the data folder back to where it was before the last upgrade; what is there now is kept in it`

/** What `npm run backup` does. */
export type BackupCommand = ({ kind: 'write' } & BackupArguments) | VerifyArguments | { kind: 'new-key' }

export interface VerifyArguments {
  kind: 'verify'
  /** The folder of backups, an absolute path. */
  from: string
  at: string | undefined
}

/** What `npm run restore` restores. */
export type RestoreCommand = { kind: 'before-upgrade' } | { kind: 'backup'; from: string; at: string | undefined }

export interface BackupArguments {
  /** The folder of backups, an absolute path. */
  to: string
  /** How many backups stay; undefined means all. */
  keep: number | undefined
}

/** @returns undefined where help was requested @throws {UsageError} with one line */
export function readBackupArguments(texts: readonly string[]): BackupCommand | undefined {
  const { to, keep, verify, at, help, ...rest } = parse('backup', texts, {
    to: { type: 'string' },
    keep: { type: 'string' },
    verify: { type: 'string' },
    at: { type: 'string' },
    'new-key': { type: 'boolean' },
  })
  if (help === true) return undefined
  if (rest['new-key'] === true) return { kind: 'new-key' }
  if (typeof verify === 'string' && verify !== '' && to === undefined && keep === undefined)
    return { kind: 'verify', from: pathOf(verify), at: typeof at === 'string' ? at : undefined }
  if (typeof to !== 'string' || to === '' || verify !== undefined || at !== undefined)
    throw wrong('backup', 'Name the folder of backups: --to FOLDER, or --verify FOLDER')
  if (keep === undefined) return { kind: 'write', to: pathOf(to), keep: undefined }
  if (typeof keep !== 'string' || !/^[1-9]\d{0,3}$/.test(keep))
    throw wrong('backup', `${keep} is no number of backups such as 14`)
  return { kind: 'write', to: pathOf(to), keep: Number(keep) }
}

/** @returns undefined where help was requested @throws {UsageError} with one line */
export function readRestoreArguments(texts: readonly string[]): RestoreCommand | undefined {
  const { from, at, help, ...rest } = parse('restore', texts, {
    from: { type: 'string' },
    at: { type: 'string' },
    'before-upgrade': { type: 'boolean' },
  })
  if (help === true) return undefined
  if (rest['before-upgrade'] === true && from === undefined && at === undefined) return { kind: 'before-upgrade' }
  if (typeof from !== 'string' || from === '' || rest['before-upgrade'] === true)
    throw wrong('restore', 'Name the folder of backups: --from FOLDER, or --before-upgrade')
  return { kind: 'backup', from: pathOf(from), at: typeof at === 'string' ? at : undefined }
}

const wrong = (command: string, what: string): UsageError => new UsageError(`${what}. See npm run ${command} -- --help`)

/** The path of a folder. npm runs scripts in the project's folder, wherever the command was typed. */
const pathOf = (folder: string): string => resolve(process.env['INIT_CWD'] ?? '.', folder)

function parse(
  command: string,
  texts: readonly string[],
  options: Readonly<Record<string, { type: 'string' | 'boolean' }>>,
): Record<string, string | boolean | undefined> {
  try {
    return parseArgs({ args: [...texts], options: { ...options, help: { type: 'boolean', short: 'h' } } }).values
  } catch (error) {
    throw wrong(command, (error as Error).message.split('. ', 1)[0] ?? '')
  }
}
