import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { StartError } from '../errors.ts'
import { createBackupKey, KEY_BYTES, type BackupKey } from './encryption.ts'
import { isWithin } from './folder-paths.ts'
import type { DayTime } from './schedule.ts'

/** The daily backup. */
export interface BackupSettings {
  time: DayTime
  /** The folder of backups, an absolute path. */
  to: string
  /** How many backups stay. */
  keep: number
}

/** The variables of the environment that set it. */
export const backupVariables = {
  /** The time of the day, in the time zone of the machine. */
  BACKUP_SCHEDULE: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of the day such as 03:00')
    .transform((text): DayTime => ({ hour: Number(text.slice(0, 2)), minute: Number(text.slice(3)) }))
    .optional(),
  BACKUP_TO: z
    .string()
    .transform((folder) => resolve(folder))
    .optional(),
  BACKUP_KEEP: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'must be a number of backups such as 14')
    .transform(Number)
    .default(14),
  /** Whether an upgrade begins only after a backup. */
  UPGRADE_BACKUP: z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .transform((text) => text === 'true')
    .default(true),
  BACKUP_KEY: z.string().optional(),
  BACKUP_KEY_FILE: z
    .string()
    .transform((file) => resolve(file))
    .optional(),
}

interface BackupVariables {
  DATA_DIR: string
  BACKUP_SCHEDULE?: DayTime | undefined
  BACKUP_TO?: string | undefined
  BACKUP_KEEP: number
  CLICKHOUSE_SHARDS?: readonly string[] | undefined
}

/** @returns undefined where there are no daily backups @throws {StartError} where the variables do not go together */
export function backupSettingsOf(variables: BackupVariables): BackupSettings | undefined {
  const { DATA_DIR, BACKUP_SCHEDULE: time, BACKUP_TO: to, BACKUP_KEEP: keep, CLICKHOUSE_SHARDS: shards } = variables
  if (time === undefined && to === undefined) return undefined
  if (time === undefined || to === undefined) throw new StartError('BACKUP_SCHEDULE and BACKUP_TO must be set together')
  if (isWithin(to, DATA_DIR)) throw new StartError('BACKUP_TO must be outside DATA_DIR, and best on another disk')
  if (shards !== undefined)
    throw new StartError('BACKUP_SCHEDULE is not for CLICKHOUSE_SHARDS: back these servers up with their own BACKUP')
  return { time, to, keep }
}

interface KeyVariables {
  BACKUP_KEY?: string | undefined
  BACKUP_KEY_FILE?: string | undefined
}

/**
 * The key of encrypted backups; undefined where they are not encrypted. @throws {StartError} which says nothing of the
 * key
 */
export function backupKeyOf({ BACKUP_KEY: text, BACKUP_KEY_FILE: file }: KeyVariables): BackupKey | undefined {
  if (text === undefined && file === undefined) return undefined
  if (text !== undefined && file !== undefined)
    throw new StartError('BACKUP_KEY and BACKUP_KEY_FILE exclude each other')
  const bytes = keyBytesOf((text ?? readKey(file ?? '')).trim())
  if (bytes === undefined)
    throw new StartError(
      `${text === undefined ? `${file} of BACKUP_KEY_FILE` : 'BACKUP_KEY'} must be ${KEY_BYTES} bytes as base64 or hex, such as npm run backup -- --new-key makes`,
    )
  return createBackupKey(bytes)
}

function readKey(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new StartError(`${file} of BACKUP_KEY_FILE cannot be read (${(error as NodeJS.ErrnoException).code})`)
  }
}

function keyBytesOf(text: string): Buffer | undefined {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex')
  if (!/^[\w+/-]{43}=?$/.test(text)) return undefined
  // Both alphabets of base64 are read.
  const bytes = Buffer.from(text, 'base64')
  return bytes.length === KEY_BYTES ? bytes : undefined
}
