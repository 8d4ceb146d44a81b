import { isMessageKey, messageText, type Certainty } from '@sightline/api-client/contract'
import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import type { Database } from '../../store/relational/database.ts'
import { type Job } from '../../store/relational/jobs/jobs.ts'
import { listLines } from '../../store/relational/jobs/job-lines.ts'
import { findJobFile } from '../../store/relational/jobs/job-files.ts'
import { reportCertainties } from '../../import-export/google-analytics/report-certainties.ts'
import { stateOf } from '../../import-export/current-import.ts'
import { READ_PART } from '../../import-export/read-file.ts'
import type { CommandParts } from './command-parts.ts'
import { waitForJob } from './wait-for-job.ts'

/** The exit code after an import that left out wrong lines. */
const LINES_WERE_WRONG = 2
const SHOWN_LINES = 100

/** Imports a file and prints the report. @returns the exit code */
export async function importFrom(
  { db, importExport, site }: CommandParts,
  { file, mayHaveWrongLines }: { file: string; mayHaveWrongLines: boolean },
): Promise<number> {
  const isInput = file === '-'
  const jobId = await importExport.importFile(site, site.owner_id, {
    name: isInput ? 'input.ndjson' : basename(file),
    bytes: isInput ? process.stdin : createReadStream(file),
  })
  await waitForJob(db, jobId, `Importing into ${site.domain}`, countEvents(db, jobId))
  const jobFile = await findJobFile(db, jobId)
  const { created = 0, skipped = 0, failed = 0 } = jobFile ?? {}
  const unknown = JSON.parse(jobFile?.unknown_fields ?? '[]') as string[]
  const { list } = await listLines(db, jobId, { current: 1, pageSize: SHOWN_LINES, outcome: 'failed' })
  for (const { line, subject, message } of list) {
    const reason = isMessageKey(message) ? messageText(message) : (message ?? '')
    console.error(`Line ${line}: ${subject === '' ? '' : `${subject}: `}${reason}`)
  }
  if (failed > list.length) console.error(`… and ${failed - list.length} more`)
  if (unknown.length > 0) console.error(`Fields that are not known were left out: ${unknown.join(', ')}`)
  if (jobFile?.format === 'google_analytics') printCertainties()
  console.error(`${created} events are new, ${skipped} were there already, ${failed} are wrong.`)
  return failed > 0 && !mayHaveWrongLines ? LINES_WERE_WRONG : 0
}

/** Counts the events of the file, right or wrong: estimated from the part that was read, until all of it was. */
function countEvents(db: Database, jobId: number): (job: Job) => Promise<number | undefined> {
  let events: number | undefined
  return async ({ done, total }) => {
    const jobFile = await findJobFile(db, jobId)
    if (jobFile === undefined) return events
    const state = stateOf(jobFile)
    if (state.phase === 'done') events = jobFile.created + jobFile.skipped + jobFile.failed
    if (state.phase === 'compare') events = state.events + state.wrong
    if (state.phase === 'read' && done > 0) {
      events = Math.round((state.events + state.wrong) / (done / (total ?? done) / READ_PART))
    }
    return events
  }
}

const certaintyWords: Readonly<Record<Certainty, string>> = {
  exact: 'Exact',
  lower_bound: 'At least as many',
  unknown: 'Not known',
}

function printCertainties(): void {
  for (const { figure, certainty } of reportCertainties)
    console.error(`${certaintyWords[certainty]}: ${messageText(figure)}`)
}
