import type { Output, Schemas } from '@sightline/api-client/contract'
import type { BackupSettings } from './backup-settings.ts'
import type { BackupFailure, ScheduleState } from './schedule.ts'

/** What `/health` tells anybody of the daily backups. */
export interface PublicBackupState {
  /** The instant of the last backup, ISO 8601; null where there is none. */
  last_at: string | null
  /** Whether the latest attempt has failed; the log says why. */
  has_failed: boolean
  /** When a backup was last read again, whole; null where none was. */
  verified_at: string | null
}

export type BackupStatus = Output<Schemas['health']['fetchStatus']>['backups']

export const publicStateOf = ({ kept, failure }: ScheduleState): PublicBackupState => ({
  last_at: kept?.lastAt?.toISOString() ?? null,
  has_failed: failure !== undefined,
  verified_at: kept?.lastVerified?.at.toISOString() ?? null,
})

/** Describes the daily backups for administrators: what is there, what has failed, and what comes next. */
export function describeSchedule(
  { to, keep }: BackupSettings,
  state: ScheduleState,
): NonNullable<BackupStatus['daily']> {
  const { kept, failure, verificationFailure, activity, nextAt } = state
  const { last, lastVerified, count = 0 } = kept ?? {}
  return {
    folder: to,
    keep,
    kept: count,
    next_at: nextAt.toISOString(),
    activity: activity ?? null,
    last: last === undefined ? null : { at: last.at.toISOString(), bytes: last.bytes, is_encrypted: last.isEncrypted },
    last_verified:
      lastVerified === undefined
        ? null
        : { at: lastVerified.at.toISOString(), backup_at: lastVerified.backupAt.toISOString() },
    failure: describeFailure(failure),
    verification_failure: describeFailure(verificationFailure),
  }
}

const describeFailure = (failure: BackupFailure | undefined) =>
  failure === undefined ? null : { at: failure.at.toISOString(), error: failure.reason ?? null }
