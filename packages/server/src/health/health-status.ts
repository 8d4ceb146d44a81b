import { statfs } from 'node:fs/promises'
import { healthLimits } from '@sightline/api-client/contract'
import type { CollectorRates } from '../collector/collector-rates.ts'
import { firstOfLastDays } from '../collector/drop-counts.ts'
import type { LocationsState } from '../collector/locations/locations.ts'
import type { Spool } from '../collector/spool/spool.ts'
import type { Failing } from '../http/failing-parts.ts'
import type { LoadErrors } from '../http/load-errors.ts'
import type { QueryLog } from '../stats/query-log.ts'
import type { ClickHouse } from '../store/clickhouse/clickhouse.ts'
import { readEngineMetrics, readRowsOfSites } from '../store/clickhouse/engine-metrics.ts'
import { hasParallelWriters, type Database } from '../store/relational/database.ts'
import {
  readAiTaskState,
  readDatabaseBytes,
  readDropsByReason,
  readGoogleState,
} from '../store/relational/health-metrics.ts'
import { readDomains } from '../store/relational/sites/sites.ts'
import { problemsOf, type HealthStatus } from './problems.ts'

export interface HealthStatusParts {
  db: Database
  clickhouse: Pick<ClickHouse, 'client' | 'healthClient'>
  engineKind: NonNullable<HealthStatus['events']>['kind']
  spool: Pick<Spool, 'bytes'>
  maxSpoolBytes: number
  dataDir: string
  rates: Pick<CollectorRates, 'last' | 'series'>
  queryLog: Pick<QueryLog, 'counts' | 'latest'>
  loadErrors: Pick<LoadErrors, 'counts' | 'lastAt'>
  backups: { status(): HealthStatus['backups'] }
  locations: { state(): LocationsState }
  failing: () => Promise<Failing[]>
  isGoogleConfigured: boolean
  isLanguageModelSet: boolean
  version: string
  now: () => Date
}

const DAY_MS = 24 * 60 * 60 * 1000
const STEP_MINUTES = 30
/** Counting the rows of all sites reads a column of every event. */
const ROWS_LAST_MS = 60_000

/** Returns a function that measures the parts of the instance. What cannot be asked at present is null in its answer. */
export function createHealthStatus(parts: HealthStatusParts): () => Promise<HealthStatus> {
  const { db, now, rates, loadErrors } = parts
  const startedAt = now().toISOString()
  const readRows = createRowsReader(parts)

  return async () => {
    const at = now()
    const since = new Date(at.getTime() - DAY_MS).toISOString()
    const [failing, disk, engine, bytes, dropped, google, ai, queries] = await Promise.all([
      parts.failing(),
      statfs(parts.dataDir),
      readEngine(parts, readRows),
      readDatabaseBytes(db),
      readDropsByReason(db, firstOfLastDays(healthLimits.droppedDays, at.getTime())),
      readGoogleState(db),
      readAiTaskState(db, since),
      describeQueries(parts),
    ])
    const lastAt = loadErrors.lastAt()
    const status = {
      versions: { product: parts.version, node: process.versions.node, engine: engine?.version ?? null },
      started_at: startedAt,
      disk: { free_bytes: disk.bavail * disk.bsize, total_bytes: disk.blocks * disk.bsize },
      accounts: { kind: hasParallelWriters(db) ? ('postgres' as const) : ('embedded' as const), bytes },
      spool: { bytes: parts.spool.bytes(), max_bytes: parts.maxSpoolBytes },
      events: engine === null ? null : engine.events,
      collector: {
        last_minute: rates.last(1),
        last_hour: rates.last(60),
        series: rates
          .series(STEP_MINUTES)
          .map(({ start, ...counts }) => ({ start: new Date(start).toISOString(), ...counts })),
      },
      dropped,
      queries,
      load_errors: { ...loadErrors.counts(), last_at: lastAt === undefined ? null : new Date(lastAt).toISOString() },
      backups: parts.backups.status(),
      locations: describeLocations(parts.locations.state()),
      google: { is_configured: parts.isGoogleConfigured, ...google },
      ai: { is_configured: parts.isLanguageModelSet, ...ai, templated: parts.isLanguageModelSet ? ai.templated : 0 },
    }
    return { problems: problemsOf(status, failing, at.getTime()), ...status }
  }
}

const describeLocations = ({ hasCities: has_cities, problem }: LocationsState) => ({ has_cities, problem })

type RowsOfSites = Awaited<ReturnType<typeof readRowsOfSites>>

function createRowsReader({ clickhouse, now }: HealthStatusParts): () => Promise<RowsOfSites> {
  let answer: Promise<RowsOfSites> | undefined
  let readAt = 0
  return () => {
    if (answer === undefined || now().getTime() - readAt > ROWS_LAST_MS) {
      readAt = now().getTime()
      answer = readRowsOfSites(clickhouse.client, healthLimits.sites)
      answer.catch(() => {
        answer = undefined
      })
    }
    return answer
  }
}

async function readEngine(
  { db, clickhouse, engineKind: kind }: HealthStatusParts,
  readRows: () => Promise<RowsOfSites>,
): Promise<{ version: string; events: NonNullable<HealthStatus['events']> } | null> {
  try {
    const { version, memory, maxMemory, tables } = await readEngineMetrics(clickhouse.healthClient, clickhouse.client)
    const { total, sites } = await readRows()
    const domains = await readDomains(
      db,
      sites.map(({ id }) => id),
    )
    const bytes = tables.reduce((sum, table) => sum + table.bytes, 0)
    return {
      version,
      events: {
        kind,
        memory_bytes: memory,
        max_memory_bytes: maxMemory,
        tables,
        sites: sites.map(({ id, rows }) => ({
          id: String(id),
          domain: domains.get(id) ?? null,
          rows,
          bytes: Math.round((bytes * rows) / Math.max(total, 1)),
        })),
      },
    }
  } catch {
    // The health check names what fails; here the measurements are only missing.
    return null
  }
}

async function describeQueries({ db, queryLog }: HealthStatusParts): Promise<HealthStatus['queries']> {
  const { total, slow, slowLastHour } = queryLog.counts()
  const latest = queryLog.latest()
  const domains = await readDomains(
    db,
    latest.flatMap(({ siteId }) => siteId ?? []),
  )
  return {
    total,
    slow,
    slow_last_hour: slowLastHour,
    latest: latest.map(({ at, durationMs, rows, siteId }) => ({
      at: new Date(at).toISOString(),
      duration_ms: durationMs,
      rows: rows ?? null,
      site_id: siteId === undefined ? null : String(siteId),
      domain: siteId === undefined ? null : (domains.get(siteId) ?? null),
    })),
  }
}
