import type { CalendarDate } from '@internationalized/date'
import { readFile } from 'node:fs/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { NO_ATTRIBUTES, PAGEVIEW } from '../../collector/accepted-event.ts'
import { parsePageAddress } from '../../collector/page-address.ts'
import { ApiError, CsvError } from '../../errors.ts'
import { startOfDay } from '../../stats/query/calendar.ts'
import { daysWithEvents } from '../../store/clickhouse/import/days-with-events.ts'
import { hashId, hashVisitor } from '../hashed-ids.ts'
import type { CurrentImport } from '../current-import.ts'
import type { Chunk, InvalidLine } from '../chunk.ts'
import type { ImportingSite } from '../parse-event-line.ts'
import type { StagedEvent } from '../../store/clickhouse/import/staging.ts'
import { readReport, type ReportRow } from './report.ts'

/** The property by which imported views can be told from others: `prop:imported` is `google_analytics`. */
const IMPORTED = { key: 'imported', value: 'google_analytics' }

const EVENTS_AT_ONCE = 5000
const ROWS_PER_TURN = 500
/** A report has at most some hundred thousand lines. */
const MOST_BYTES = 50_000_000
const HOUR_MS = 60 * 60 * 1000

/**
 * Turns a report of pages by day into events: one for each view, twelve hours after the start of the day. The visitors of a day are
 * numbered, and a page with n users was seen by the first n of them. Ids depend on the rows alone, so that an import that goes on
 * counts nothing twice.
 * @param from.offset The views that were imported before
 */
export async function* chunksOfReport(
  { parts, job, jobFile, site }: CurrentImport,
  from: { offset: number },
): AsyncGenerator<Chunk, void> {
  if (jobFile.size > MOST_BYTES) throw new ApiError('file_invalid')
  const { rows, wrong } = await readReport(await readFile(parts.folder.pathOf(jobFile.file ?? ''))).catch(
    (error: Error) => {
      throw error instanceof CsvError ? new ApiError('file_invalid') : error
    },
  )
  const otherDays = await daysWithEvents(parts.clickhouse, { siteId: site.id, timeZone: site.time_zone, but: IMPORTED })
  const isTaken = ({ day }: ReportRow) => otherDays.has(day.toString())
  const noonOf = createNoons(site.time_zone)
  const latest = Date.parse(job.created_at)
  const isLate = ({ day }: ReportRow) => noonOf(day) > latest
  const usableRows = rows.filter((row) => !isTaken(row) && !isLate(row))
  const total = usableRows.reduce((sum, { views }) => sum + views, 0)

  const invalidLines: InvalidLine[] = rows.flatMap((row) => {
    const message = isTaken(row) ? 'day_has_events' : isLate(row) ? 'time_in_future' : undefined
    return message === undefined ? [] : [{ line: row.line, field: row.day.toString(), message }]
  })
  const isBegun = from.offset > 0
  const wrongLines = isBegun ? [] : [...wrong, ...invalidLines].toSorted((one, other) => one.line - other.line)
  const chunkAt = (offset: number, found: InvalidLine[]): Chunk => ({
    events: [],
    invalidLines: found,
    unknownFields: new Set(),
    offset,
    line: 0,
    progress: total === 0 ? 1 : offset / total,
  })
  let chunk = chunkAt(from.offset, wrongLines)
  let viewsBefore = 0
  const eventsOf = createEvents(site, noonOf)
  for (const [index, row] of usableRows.entries()) {
    // Requests of others come between, also while rows that were imported before are skipped.
    if (index % ROWS_PER_TURN === 0) await nextTurn()
    const eventAt = eventsOf(row)
    for (let view = Math.max(0, from.offset - viewsBefore); view < row.views; view += 1) {
      chunk.events.push(eventAt(view))
      if (chunk.events.length < EVENTS_AT_ONCE) continue
      const offset = viewsBefore + view + 1
      yield { ...chunk, offset, progress: offset / total }
      await nextTurn()
      chunk = chunkAt(offset, [])
    }
    viewsBefore += row.views
  }
  if (chunk.events.length > 0 || chunk.invalidLines.length > 0) yield { ...chunk, offset: viewsBefore, progress: 1 }
}

/** Noon of each day, which is worked out once: reports have many lines of few days. */
function createNoons(timeZone: string): (day: CalendarDate) => number {
  const noons = new Map<string, number>()
  return (day) => {
    const name = day.toString()
    const noon = noons.get(name) ?? startOfDay(day, timeZone) + 12 * HOUR_MS
    noons.set(name, noon)
    return noon
  }
}

/** Each view of a row makes an event when it is requested; the same rows in the same order make the same ones. */
function createEvents(
  site: ImportingSite,
  noonOf: (day: CalendarDate) => number,
): (row: ReportRow) => (view: number) => StagedEvent {
  // A report may have several lines for a page and a day, by something else that it tells apart.
  const counted = new Map<string, { views: number; users: number }>()
  return ({ line, day, page, views, users }) => {
    const place = pageIn(page, site)
    const name = JSON.stringify([day.toString(), place.hostname, place.pathname])
    const before = counted.get(name) ?? { views: 0, users: 0 }
    counted.set(name, { views: before.views + views, users: before.users + users })
    const noon = noonOf(day)
    return (view) => ({
      line,
      id: hashId(site.id, `${IMPORTED.value}\n${name}\n${before.views + view}`),
      site_id: site.id,
      ts: noon,
      visitor_id: hashVisitor(site.id, `${IMPORTED.value}\n${day.toString()}\n${before.users + (view % users)}`),
      session_id: '0',
      name: PAGEVIEW,
      ...NOTHING_KNOWN,
      ...place,
      props: { [IMPORTED.key]: IMPORTED.value },
    })
  }
}

function pageIn(page: string, site: ImportingSite): { hostname: string; pathname: string } {
  const address = /^https?:\/\//i.test(page) ? page : `https://${site.domain}${page.startsWith('/') ? '' : '/'}${page}`
  const { hostname, pathname } = parsePageAddress(address) ?? {
    hostname: site.domain,
    pathname: page.slice(0, 2000).toWellFormed(),
  }
  return { hostname, pathname }
}

const NOTHING_KNOWN = {
  ...NO_ATTRIBUTES,
  title: '',
  interactive: true,
  engagement_ms: 0,
  scroll_depth: null,
  revenue: null,
  currency: '',
}
