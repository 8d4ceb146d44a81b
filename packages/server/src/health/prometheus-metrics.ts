import { jobStatuses } from '@sightline/api-client/contract'
import type { PublicBackupState } from '../backup/backup-status.ts'
import { parseAcceptedEvent } from '../collector/accepted-event.ts'
import type { Position } from '../collector/spool/segments.ts'
import type { Spool } from '../collector/spool/spool.ts'
import type { Failing } from '../http/failing-parts.ts'
import type { ClickHouse } from '../store/clickhouse/clickhouse.ts'
import { readEngineMetrics } from '../store/clickhouse/engine-metrics.ts'
import { freeBytes } from '../store/disk-space.ts'
import type { Database } from '../store/relational/database.ts'
import { countJobs } from '../store/relational/jobs/job-metrics.ts'
import { countMails } from '../store/relational/mail/mail-metrics.ts'
import type { Measurements } from '../metrics/measurements.ts'
import { processMetrics } from '../metrics/process-metrics.ts'
import type { MetricFamily, Sample } from '../metrics/text-format.ts'

interface MetricParts {
  db: Database
  clickhouse: Pick<ClickHouse, 'client' | 'healthClient'>
  spool: Pick<Spool, 'bytes' | 'read' | 'start'>
  /** Up to where the events of the spool are in the event tables; undefined before the first ones. */
  readUpTo: () => Position | undefined
  maxSpoolBytes: number
  dataDir: string
  measurements: Measurements
  backups: { state(): PublicBackupState | undefined }
  health: () => Promise<Failing[]>
  version: string
  now: () => Date
}

const PARTS: readonly Failing[] = ['disk', 'spool', 'clickhouse', 'events', 'database', 'redis']
/** Mails that have ended are counted over this time. */
const MAIL_MS = 24 * 60 * 60 * 1000

/** Returns a function that reads all metrics. What cannot be asked at present is missing in its answer. */
export const createPrometheusMetrics =
  (parts: MetricParts): (() => Promise<MetricFamily[]>) =>
  async () => {
    const [failing, engine, free, jobs, mails, age] = await Promise.all([
      parts.health(),
      unlessAway(readEngineMetrics(parts.clickhouse.healthClient, parts.clickhouse.client)),
      unlessAway(freeBytes(parts.dataDir)),
      unlessAway(countJobs(parts.db)),
      unlessAway(countMails(parts.db, new Date(parts.now().getTime() - MAIL_MS))),
      unlessAway(ageOfOldest(parts)),
    ])
    const { measurements } = parts
    const backup = parts.backups.state()
    return [
      gauge('sightline_build_info', 'The version of the server; always 1.', 1, { version: parts.version }),
      {
        name: 'sightline_part_failing',
        help: 'Whether a part fails at present, as /health tells.',
        type: 'gauge',
        samples: PARTS.map((part) => ({ labels: { part }, value: failing.includes(part) ? 1 : 0 })),
      },
      counter(
        'sightline_events_accepted_total',
        'Events that are on disk.',
        unlabelled(measurements.accepted.samples()),
      ),
      counter(
        'sightline_events_dropped_total',
        'Events that no site counts, by the reason.',
        measurements.dropped.samples(),
      ),
      counter(
        'sightline_events_refused_total',
        'Events that their sender must send again, by the reason.',
        measurements.refused.samples(),
      ),
      gauge(
        'sightline_spool_bytes',
        'Bytes of accepted events on disk that are not tidied away yet.',
        parts.spool.bytes(),
      ),
      gauge('sightline_spool_limit_bytes', 'Bytes at which the collector refuses events.', parts.maxSpoolBytes),
      gauge(
        'sightline_spool_age_seconds',
        'Age of the oldest event that is not in the event tables; 0 where none waits.',
        age,
      ),
      histogram(
        'sightline_pipeline_delay_seconds',
        'From the arrival of an event until it is in the event tables, for the oldest of each batch.',
        measurements.delay.samples(),
      ),
      histogram(
        'sightline_stats_call_duration_seconds',
        'Calls of statistics by kind, with their wait for a turn.',
        measurements.calls.samples(),
      ),
      histogram(
        'sightline_engine_query_duration_seconds',
        'Queries of statistics in the engine, without their wait for a turn.',
        measurements.engineQueries.samples(),
      ),
      counter(
        'sightline_http_responses_total',
        'Answers by the class of their code.',
        measurements.responses.samples(),
      ),
      counter(
        'sightline_webhooks_total',
        'Webhooks of payments that arrived, by what became of them.',
        measurements.webhooks.samples(),
      ),
      {
        name: 'sightline_jobs',
        help: 'Jobs that are kept, by state.',
        type: 'gauge',
        samples:
          jobs === undefined ? [] : jobStatuses.map((state) => ({ labels: { state }, value: jobs.get(state) ?? 0 })),
      },
      {
        name: 'sightline_mails',
        help: 'Mails that wait, and those that were sent or given up within a day.',
        type: 'gauge',
        samples:
          mails === undefined
            ? []
            : (['waiting', 'sent', 'dead'] as const).map((state) => ({ labels: { state }, value: mails[state] })),
      },
      gauge('sightline_engine_memory_bytes', 'Memory that the engine uses.', engine?.memory),
      gauge(
        'sightline_engine_memory_limit_bytes',
        'The most memory that the engine may use.',
        engine?.maxMemory ?? undefined,
      ),
      {
        name: 'sightline_table_bytes',
        help: 'Bytes on disk of the event tables.',
        type: 'gauge',
        samples: (engine?.tables ?? []).map(({ name, bytes }) => ({ labels: { table: name }, value: bytes })),
      },
      gauge('sightline_disk_free_bytes', 'Free bytes on the disk of the data folder.', free),
      gauge(
        'sightline_backup_last_success_timestamp_seconds',
        'When the last daily backup was made; 0 where none is there.',
        backup && secondsOf(backup.last_at),
      ),
      gauge(
        'sightline_backup_last_verified_timestamp_seconds',
        'When a daily backup was last read again, whole; 0 where none was.',
        backup && secondsOf(backup.verified_at),
      ),
      ...processMetrics(),
    ]
  }

/** Never missing, so that an alert about its age can fire. */
const secondsOf = (instant: string | null): number => (instant === null ? 0 : Date.parse(instant) / 1000)

const unlessAway = <Value>(asked: Promise<Value>): Promise<Value | undefined> => asked.catch(() => undefined)

async function ageOfOldest({ spool, readUpTo, now }: MetricParts): Promise<number> {
  const next = await spool.read(readUpTo() ?? spool.start(), 1, 1)
  const event = parseAcceptedEvent(next?.lines[0] ?? '')
  return event === undefined ? 0 : Math.max(0, now().getTime() - event.ts) / 1000
}

const unlabelled = (samples: readonly Sample[]): Sample[] => samples.map(({ value }) => ({ value }))

function gauge(name: string, help: string, value: number | undefined, labels?: Record<string, string>): MetricFamily {
  const sample = labels === undefined ? {} : { labels }
  return { name, help, type: 'gauge', samples: value === undefined ? [] : [{ ...sample, value }] }
}

const counter = (name: string, help: string, samples: readonly Sample[]): MetricFamily => ({
  name,
  help,
  type: 'counter',
  samples,
})

const histogram = (name: string, help: string, samples: readonly Sample[]): MetricFamily => ({
  name,
  help,
  type: 'histogram',
  samples,
})
