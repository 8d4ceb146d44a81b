import { createWriteStream } from 'node:fs'
import { stat, truncate, writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip, gzipSync } from 'node:zlib'
import type { CurrentJob, Step, Work } from '../jobs/worker.ts'
import { ApiError } from '../errors.ts'
import type { ClickHouseClient } from '../store/clickhouse/clickhouse.ts'
import { countEventsByDay, exportLines, type EventsOfDay, type EventSpan } from '../store/clickhouse/export.ts'
import type { Database } from '../store/relational/database.ts'
import { changeJobFile, findJobFile } from '../store/relational/jobs/job-files.ts'
import { findSite } from '../store/relational/sites/sites.ts'
import type { DiskFloor } from './disk-floor.ts'
import type { ImportExportFolder } from './import-export-folder.ts'

interface ExportParts {
  db: Database
  clickhouse: ClickHouseClient
  folder: ImportExportFolder
  diskFloor: DiskFloor
}

/** The progress of an export. */
export interface ExportState {
  /** Milliseconds since 1970; events are from the first instant on and before the second. */
  from: number
  to: number
  /** The last day, in UTC, that the file holds. */
  day: string
  /** Bytes of the file up to there. */
  size: number
  isReady: boolean
}

/** Each part of the file is compressed by itself: the file is whole after each, and goes on after a restart. */
const EVENTS_AT_ONCE = 100_000

/** Writes the events of a site into a file, some days at once, in the order of time. */
export const exportEventsWork = ({ db, clickhouse, folder, diskFloor }: ExportParts): Work =>
  async function* work(job: CurrentJob): AsyncGenerator<Step> {
    const jobFile = await findJobFile(db, job.id)
    if (jobFile?.file == null) throw new ApiError('export_gone')
    const state = JSON.parse(jobFile.state) as ExportState
    const path = folder.pathOf(jobFile.file)
    // Bytes after that are from a write that the server did not complete.
    await truncate(path, state.size)
    const days = await countEventsByDay(clickhouse, { siteId: jobFile.website_id, from: state.from, to: state.to })
    const total = Math.max(1, eventsIn(days))
    // Other events may have come since: what is written is not divided anew.
    const rest = days.filter(({ day }) => day > state.day)
    let done = eventsIn(days) - eventsIn(rest)
    for (const group of groupsOf(rest)) {
      done += group.events
      await diskFloor.assertRoom()
      if ((await findSite(db, jobFile.website_id)) === undefined) throw new ApiError('not_found')
      await appendDays(clickhouse, path, { siteId: jobFile.website_id, ...state, ...group }, job.signal)
      const { size } = await stat(path)
      const created = done
      yield {
        done,
        total,
        canPause: true,
        keep: (transaction) => keepState(transaction, job.id, { ...state, day: group.last, size }, created),
      }
    }
    // Without events the file is whole as well: what unpacks it asks for more than nothing.
    if (days.length === 0) await writeFile(path, gzipSync(''))
    const { size } = await stat(path)
    yield {
      done: total,
      total,
      keep: (transaction) => keepState(transaction, job.id, { ...state, size, isReady: true }, done),
    }
  }

/** @param created How many events the file holds. */
const keepState = (transaction: Database, jobId: number, state: ExportState, created: number): Promise<void> =>
  changeJobFile(transaction, jobId, { state: JSON.stringify(state), size: state.size, created })

const eventsIn = (days: readonly EventsOfDay[]): number => days.reduce((sum, { events }) => sum + events, 0)

interface Days {
  first: string
  last: string
  events: number
}

/** Days that are written together. */
function groupsOf(days: readonly EventsOfDay[]): Days[] {
  const groups: Days[] = []
  for (const { day, events } of days) {
    const group = groups.at(-1)
    if (group === undefined || group.events >= EVENTS_AT_ONCE) groups.push({ first: day, last: day, events })
    else Object.assign(group, { last: day, events: group.events + events })
  }
  return groups
}

async function appendDays(
  client: ClickHouseClient,
  path: string,
  { first, last, ...span }: Days & EventSpan,
  signal: AbortSignal,
): Promise<void> {
  const lines = Readable.from(exportLines(client, span, { first, last }, signal))
  await pipeline(lines, createGzip(), createWriteStream(path, { flags: 'a', mode: 0o600 }))
}
