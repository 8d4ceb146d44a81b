import { resolve } from 'node:path'
import { z } from 'zod'
import { StartError } from '../errors.ts'
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
}

interface BackupVariables {
  BACKUP_SCHEDULE?: DayTime | undefined
  BACKUP_TO?: string | undefined
  BACKUP_KEEP: number
  CLICKHOUSE_URL?: string | undefined
}

/** @returns undefined where there are no daily backups @throws {StartError} where the variables do not go together */
export function backupSettingsOf(variables: BackupVariables): BackupSettings | undefined {
  const { BACKUP_SCHEDULE: time, BACKUP_TO: to, BACKUP_KEEP: keep, CLICKHOUSE_URL: clickhouseUrl } = variables
  if (time === undefined && to === undefined) return undefined
  if (time === undefined || to === undefined) throw new StartError('BACKUP_SCHEDULE and BACKUP_TO must be set together')
  if (clickhouseUrl !== undefined)
    throw new StartError('BACKUP_SCHEDULE is not for CLICKHOUSE_URL: back that ClickHouse up with its own BACKUP')
  return { time, to, keep }
}
