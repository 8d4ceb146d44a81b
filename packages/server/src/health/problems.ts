import {
  healthLimits,
  healthProblems,
  type HealthProblem,
  type Output,
  type Schemas,
} from '@sightline/api-client/contract'
import type { Failing } from '../http/failing-parts.ts'

export type HealthStatus = Output<Schemas['health']['fetchStatus']>

const GIGABYTE = 1e9
const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
/** The shares of a limit from which on it is said that it comes near. */
const FREE_DISK_SHARE = 0.05
const SPOOL_SHARE = 0.25
const MEMORY_SHARE = 0.9

/** What is wrong with an instance, the worst first. @param failing What does not work at all. */
export function problemsOf(
  status: Omit<HealthStatus, 'problems'>,
  failing: readonly Failing[],
  now: number,
): HealthProblem[] {
  const { disk, spool, events, collector, queries, load_errors, backups, locations, google, ai } = status
  const isWithin = (instant: string | null, ms: number) => instant !== null && now - Date.parse(instant) < ms
  const is: Record<HealthProblem, boolean> = {
    accounts_store: failing.includes('database'),
    events_store: failing.includes('clickhouse'),
    events_damaged: failing.includes('events'),
    shared_visits: failing.includes('redis'),
    disk_full: failing.includes('disk'),
    spool_full: failing.includes('spool'),
    events_refused: collector.last_hour.refused > 0,
    disk_low: disk.free_bytes < Math.min(GIGABYTE, disk.total_bytes * FREE_DISK_SHARE),
    spool_filling: spool.bytes > spool.max_bytes * SPOOL_SHARE,
    memory_high:
      events !== null &&
      events.max_memory_bytes !== null &&
      events.memory_bytes > events.max_memory_bytes * MEMORY_SHARE,
    ...backupProblems(backups.daily, (instant) => isWithin(instant, healthLimits.backupHours * HOUR_MS)),
    locations_unknown: locations.problem !== null,
    google_reconnect: google.reconnect > 0,
    ai_failing: ai.failed > 0 && ai.failed >= ai.succeeded,
    ai_waiting:
      ai.oldest_pending_at !== null && !isWithin(ai.oldest_pending_at, healthLimits.aiWaitMinutes * MINUTE_MS),
    load_errors: isWithin(load_errors.last_at, HOUR_MS),
    slow_queries: queries.slow_last_hour >= healthLimits.slowAnHour,
  }
  // What fails outright is not also said to come near.
  if (is.disk_full) is.disk_low = false
  if (is.spool_full) is.spool_filling = false
  return healthProblems.filter((problem) => is[problem])
}

type BackupProblem = Extract<HealthProblem, `backup_${string}`>

function backupProblems(
  daily: HealthStatus['backups']['daily'],
  isRecent: (instant: string) => boolean,
): Record<BackupProblem, boolean> {
  if (daily === null)
    return { backup_failed: false, backup_altered: false, backup_old: false, backup_unverified: false }
  const { last, last_verified, failure, verification_failure, activity } = daily
  const isVerified = last !== null && last_verified?.backup_at === last.at
  return {
    backup_failed: failure !== null,
    backup_altered: verification_failure !== null,
    // What is said already, or is about to end, is not said again.
    backup_old: failure === null && activity !== 'backup' && (last === null || !isRecent(last.at)),
    backup_unverified: verification_failure === null && activity === null && last !== null && !isVerified,
  }
}
