import { createHash } from 'node:crypto'
import type { GoogleFailure } from '@sightline/api-client/contract'
import { GoogleError } from '../../errors.ts'
import { apiErrorOf } from '../../google/google-failures.ts'
import { reportsPerBatch, type Ga4Client } from '../../google/ga4-client.ts'
import type { RealtimeRequest, Report, ReportRequest } from '../../google/report-types.ts'
import type { KeptReport as Kept } from '../../store/relational/sites/google-reports.ts'

type KeptReport = Kept<Report>

/** Keeps answers over a restart. */
export interface ReportStore {
  find(property: string, keys: readonly string[]): Promise<Map<string, KeptReport>>
  keep(property: string, reports: ReadonlyMap<string, KeptReport>): Promise<void>
}

/** What is to be said of the figures of a call. */
export interface ReportNotes {
  /** The oldest of the answers that were kept and should have been read anew. */
  staleSince?: number
  /** Why they were not. */
  failure?: GoogleFailure
  until?: number | undefined
}

export interface ReportReader {
  readReport(request: ReportRequest): Promise<Report>
  readRealtimeReport(request: RealtimeRequest, ttl: number): Promise<Report>
  readonly notes: ReportNotes
}

/** A report, and what is to be said of one that was kept and should have been read anew. */
export interface ReportAnswer {
  report: Report
  stale?: { readAt: number; failure: GoogleFailure; until: number | undefined }
}

interface ReportReaderOptions {
  client: Ga4Client
  store: ReportStore
  /** Its number. */
  property: string
  /** The site and the account that ask: what one may read, another may not. */
  asker: string
  /** Whether an account may read it now: otherwise every answer that was kept is an old one. */
  isReadable: boolean
  /** The property's day of now, `2026-01-31`. */
  today: string
  now: () => number
  /** Shared by all readers: what one waits for, another does not ask again. */
  pending: Map<string, Promise<ReportAnswer>>
}

const MINUTE_MS = 60 * 1000
const TTL = { running: 5 * MINUTE_MS, past: 24 * 60 * MINUTE_MS }

interface Wanted {
  key: string
  request: ReportRequest
  resolve: (answer: ReportAnswer) => void
  reject: (error: unknown) => void
}

/** Reads the reports of one call: all that are asked for at once go in as few requests as possible. */
export function createReportReader(options: ReportReaderOptions): ReportReader {
  const { client, store, property, asker, isReadable, today, now, pending } = options
  const notes: ReportNotes = {}
  let wanted: Wanted[] = []

  function readReport(request: ReportRequest): Promise<Report> {
    const key = keyOf(asker, request)
    return share(key, () => {
      if (wanted.length === 0) setImmediate(() => void readWanted())
      return new Promise<ReportAnswer>((resolve, reject) => wanted.push({ key, request, resolve, reject }))
    })
  }

  async function share(key: string, read: () => Promise<ReportAnswer>): Promise<Report> {
    const id = `${property} ${key}`
    const reading = pending.get(id) ?? read().finally(() => pending.delete(id))
    pending.set(id, reading)
    const { report, stale } = await reading
    if (stale !== undefined) recordStale(stale)
    return report
  }

  function recordStale({ readAt, failure, until }: NonNullable<ReportAnswer['stale']>): void {
    notes.staleSince = Math.min(readAt, notes.staleSince ?? Infinity)
    notes.failure = failure
    notes.until = until
  }

  async function readWanted(): Promise<void> {
    const reports = wanted
    wanted = []
    try {
      const kept = await store.find(
        property,
        reports.map(({ key }) => key),
      )
      const missing = reports.filter((one) => !answerFrom(kept, one, ttlOf(one.request)))
      const batches = Array.from({ length: Math.ceil(missing.length / reportsPerBatch) }, (_, index) =>
        missing.slice(index * reportsPerBatch, (index + 1) * reportsPerBatch),
      )
      await Promise.all(batches.map((batch) => readBatch(batch, kept)))
    } catch (error) {
      for (const { reject } of reports) reject(error)
    }
  }

  async function readBatch(batch: readonly Wanted[], kept: ReadonlyMap<string, KeptReport>): Promise<void> {
    try {
      const reports = await client.runReports(
        property,
        batch.map(({ request }) => request),
      )
      const readAt = now()
      await store.keep(property, new Map(batch.flatMap(({ key }, index) => toKeep(key, reports[index], readAt))))
      batch.forEach(({ resolve }, index) => resolve({ report: reports[index] ?? {} }))
    } catch (error) {
      for (const one of batch) if (!answerInstead(kept, one, error)) one.reject(apiErrorOf(error))
    }
  }

  function answerFrom(kept: ReadonlyMap<string, KeptReport>, { key, resolve }: Wanted, ttl: number): boolean {
    const found = kept.get(key)
    if (!isReadable || found === undefined || now() - found.readAt >= ttl) return false
    resolve({ report: found.report })
    return true
  }

  /** With what was kept, however old, and says so. */
  function answerInstead(
    kept: ReadonlyMap<string, KeptReport>,
    { key, resolve }: Pick<Wanted, 'key' | 'resolve'>,
    error: unknown,
  ): boolean {
    const found = kept.get(key)
    if (found === undefined || !(error instanceof GoogleError) || error.failure === 'request_invalid') return false
    const { failure, until } = error
    resolve({ report: found.report, stale: { readAt: found.readAt, failure, until } })
    return true
  }

  function ttlOf({ dateRanges }: ReportRequest): number {
    const last = dateRanges.reduce((latest, { endDate }) => (endDate > latest ? endDate : latest), '')
    return last >= today ? TTL.running : TTL.past
  }

  return {
    notes,
    readReport,
    readRealtimeReport(request, ttl) {
      const key = keyOf(asker, request)
      return share(
        key,
        () =>
          new Promise<ReportAnswer>((resolve, reject) => {
            const one = { key, request: { ...request, dateRanges: [], orderBys: [] }, resolve, reject }
            void readRealtime(one, request, ttl)
          }),
      )
    },
  }

  async function readRealtime(one: Wanted, request: RealtimeRequest, ttl: number): Promise<void> {
    try {
      const kept = await store.find(property, [one.key])
      if (answerFrom(kept, one, ttl)) return
      try {
        const report = await client.runRealtimeReport(property, request)
        await store.keep(property, new Map(toKeep(one.key, report, now())))
        one.resolve({ report })
      } catch (error) {
        if (!answerInstead(kept, one, error)) throw error
      }
    } catch (error) {
      one.reject(apiErrorOf(error))
    }
  }
}

/** The quota of then is of no use later. */
function toKeep(key: string, report: Report | undefined, readAt: number): [string, KeptReport][] {
  if (report === undefined) return []
  const { propertyQuota: _, ...kept } = report
  return [[key, { report: kept, readAt }]]
}

const keyOf = (asker: string, request: object): string =>
  createHash('sha256')
    .update(JSON.stringify([asker, request]))
    .digest('base64url')
