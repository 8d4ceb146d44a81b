import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '../store/relational/database.ts'
import { insertLines } from '../store/relational/jobs/job-lines.ts'
import { changeJobFile, findJobFile } from '../store/relational/jobs/job-files.ts'
import type { CurrentImport, ImportState, ImportStep } from './current-import.ts'
import type { Chunk, InvalidLine } from './chunk.ts'
import { chunksOfReport } from './google-analytics/report-chunks.ts'
import { linesOf } from './file-lines.ts'
import { parseEventLine } from './parse-event-line.ts'
import { countParts, stageEvents } from '../store/clickhouse/import/staging.ts'

export const READ_PART = 0.3

/** The number of wrong lines that are named; the others are only counted. */
const NAMED_LINES = 100
const UNKNOWN_FIELDS = 20
const LONGEST_SUBJECT = 254
const LINES_AT_ONCE = 10_000
/** Requests of others come between so many lines. */
const LINES_IN_A_ROW = 250
/** The clock of another machine may be ahead. */
const AHEAD_MS = 60_000

/** Checks the lines of the file and lays the right ones aside. */
export async function* readFile(
  current: CurrentImport,
  from: ImportState & { phase: 'read' },
): AsyncGenerator<ImportStep> {
  const { parts, job, jobFile, site, staging } = current
  let { events, wrong } = from
  const chunks = jobFile.format === 'ndjson' ? chunksOfLines(current, from) : chunksOfReport(current, from)
  for await (const chunk of oneAhead(chunks)) {
    await stageEvents(parts.clickhouse, staging, chunk.events)
    const named = chunk.invalidLines.slice(0, Math.max(0, NAMED_LINES - wrong))
    events += chunk.events.length
    wrong += chunk.invalidLines.length
    const failed = wrong
    yield {
      progress: chunk.progress * READ_PART,
      state: { ...from, offset: chunk.offset, line: chunk.line, events, wrong },
      async keep(transaction) {
        await insertLines(transaction, job.id, named.map(lineOf))
        await changeJobFile(transaction, job.id, {
          failed,
          ...(await unknownFields(transaction, job.id, chunk.unknownFields)),
        })
      },
    }
  }
  yield {
    progress: READ_PART,
    state: {
      phase: 'compare',
      staging: from.staging,
      again: from.again,
      events,
      wrong,
      parts: await countParts(parts.clickhouse, staging, site.id),
      part: 0,
    },
  }
}

/** The same items, each one requested while the one before is still in use. */
async function* oneAhead<Item>(items: AsyncGenerator<Item, void>): AsyncGenerator<Item> {
  let next = items.next()
  try {
    for (;;) {
      const { value, done } = await next
      if (done === true) return
      next = items.next()
      // A failure that nobody awaits any more must not end the process.
      next.catch(() => {})
      yield value
    }
  } finally {
    await next.catch(() => {})
    await items.return()
  }
}

async function* chunksOfLines(
  { parts, job, jobFile, site }: CurrentImport,
  from: ImportState & { phase: 'read' },
): AsyncGenerator<Chunk, void> {
  const latest = Date.parse(job.created_at) + AHEAD_MS
  const chunkAt = (offset: number, line: number): Chunk => ({
    events: [],
    invalidLines: [],
    unknownFields: new Set(),
    offset,
    line,
    progress: offset / jobFile.size,
  })
  let chunk = chunkAt(from.offset, from.line)
  let count = 0
  for await (const line of linesOf(parts.folder.pathOf(jobFile.file ?? ''), from)) {
    const { offset, line: number } = line.position
    Object.assign(chunk, { offset, line: number, progress: offset / jobFile.size })
    if ('message' in line) chunk.invalidLines.push({ line: number, field: '', message: line.message })
    else if (line.text !== '') {
      const read = parseEventLine(line.text, site, latest)
      if ('message' in read) chunk.invalidLines.push({ line: number, ...read })
      else {
        chunk.events.push(Object.assign(read.event, { line: number }))
        for (const name of read.unknown) if (chunk.unknownFields.size < UNKNOWN_FIELDS) chunk.unknownFields.add(name)
      }
    }
    count += 1
    if (count % LINES_IN_A_ROW === 0) await nextTurn()
    if (count < LINES_AT_ONCE) continue
    yield chunk
    chunk = chunkAt(offset, number)
    count = 0
  }
  if (count > 0) yield chunk
}

/** Makes a text safe to show and store; PostgreSQL takes no NUL. */
const printable = (text: string): string => text.replaceAll('\0', '').slice(0, LONGEST_SUBJECT).toWellFormed()

export const lineOf = ({ line, field, message }: InvalidLine) => ({
  line,
  outcome: 'failed' as const,
  subject: printable(field),
  message,
  user_id: null,
})

/** The names that are known by now to be no field of an event. */
async function unknownFields(transaction: Database, jobId: number, names: ReadonlySet<string>) {
  if (names.size === 0) return {}
  const before = JSON.parse((await findJobFile(transaction, jobId))?.unknown_fields ?? '[]') as string[]
  const all = new Set([...before, ...[...names].map(printable)])
  return { unknown_fields: JSON.stringify([...all].slice(0, UNKNOWN_FIELDS)) }
}
