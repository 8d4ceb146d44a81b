import type { ExportState } from '../../import-export/export-events.ts'
import type { JobKind, JobStatus, LineOutcome, MessageKey } from '@sightline/api-client/contract'
import { claimNextJob, endJob, insertJob, saveProgress } from '../../store/relational/jobs/jobs.ts'
import { insertJobFile } from '../../store/relational/jobs/job-files.ts'
import { insertLines } from '../../store/relational/jobs/job-lines.ts'
import { listSiteIds } from '../../store/relational/sites/sites.ts'
import type { DemoAction, DemoContext } from './demo-action.ts'
import { DAY_MS } from './generate-people.ts'

const SERVER = 'demo'

interface InventedJob {
  daysAgo: number
  kind: JobKind
  input: Readonly<Record<string, unknown>>
  /** The name of the file of an import or an export. */
  file?: string
  /** Where its work stood; that of an export says what it writes when it runs again. */
  state?: ExportState
  done: number
  total: number
  status: JobStatus
  error: MessageKey | null
  lines?: readonly { line: number; outcome: LineOutcome; subject: string; message: MessageKey | null }[]
}

const checked = { kind: 'import_users', input: { lines: 240, isDryRun: true }, total: 240 } as const
const wrong = (line: number) =>
  ({ line, outcome: 'failed', subject: `line${line}@`, message: 'email_invalid' }) as const

/**
 * Long work that staff has started lately: several kinds of it, and each state. What is over has changed nobody. What waits and
 * what runs is an import whose file another server has, so that this one leaves it as it is. The export that has failed can run again.
 */
const jobs = (siteId: number, to: number): InventedJob[] => [
  { ...checked, daysAgo: 19, done: 240, status: 'succeeded', error: null, lines: [wrong(17), wrong(58)] },
  {
    daysAgo: 15,
    kind: 'delete_site_data',
    input: { site_ids: [siteId + 900] },
    done: 1,
    total: 1,
    status: 'succeeded',
    error: null,
  },
  { ...checked, daysAgo: 11, done: 120, status: 'cancelled', error: null, lines: [wrong(17), wrong(58)] },
  {
    daysAgo: 8,
    kind: 'import_events',
    input: {},
    file: 'visits-2024.ndjson',
    done: 18_200,
    total: 18_200,
    status: 'succeeded',
    error: null,
    lines: [
      { line: 311, outcome: 'skipped', subject: '/checkout/', message: 'time_too_old' },
      { line: 9040, outcome: 'failed', subject: '', message: 'line_not_json' },
    ],
  },
  { ...checked, daysAgo: 4, done: 0, status: 'failed', error: 'file_invalid' },
  {
    daysAgo: 2,
    kind: 'export_events',
    input: {},
    file: 'harborlane.example.ndjson.gz',
    state: { from: to - 30 * DAY_MS, to: to - 2 * DAY_MS, day: '', size: 0, isReady: false },
    done: 31_000,
    total: 96_000,
    status: 'failed',
    error: 'disk_full',
  },
  {
    daysAgo: 0.1,
    kind: 'import_events',
    input: {},
    file: 'visits-2025.ndjson',
    done: 7400,
    total: 18_200,
    status: 'running',
    error: null,
    lines: [{ line: 1203, outcome: 'failed', subject: '', message: 'line_invalid' }],
  },
  {
    daysAgo: 0.05,
    kind: 'import_events',
    input: {},
    file: 'visits-2026.ndjson',
    done: 0,
    total: 18_200,
    status: 'queued',
    error: null,
  },
]

/** Jobs that are young enough to be listed still. */
export function jobActions({ db, siteId, administrator, to }: DemoContext): DemoAction[] {
  return jobs(siteId, to).map(({ daysAgo, kind, input, file, state, done, total, status, error, lines = [] }) => ({
    at: to - daysAgo * DAY_MS,
    async run(now: Date) {
      // Beside the demo's own site, whose page of imports is for trying them.
      const others = [...(await listSiteIds(db))].filter((id) => id !== siteId)
      const jobId = await insertJob(db, { kind, ownerId: administrator.id, input, total }, now)
      if (file !== undefined) {
        const place = {
          job_id: jobId,
          website_id: kind === 'import_events' ? (others[0] ?? siteId) : siteId,
          server_id: SERVER,
          state: JSON.stringify(state ?? {}),
          size: total * 410,
        }
        await insertJobFile(db, { ...place, format: 'ndjson', name: file, file: null })
      }
      if (status === 'queued') return
      await claimNextJob(db, { kind, serverId: SERVER }, now)
      const reported = lines.filter(({ line }) => line <= done).map((line) => ({ ...line, user_id: null }))
      await saveProgress(db, jobId, SERVER, 0, { done, total }, now, (transaction) =>
        insertLines(transaction, jobId, reported),
      )
      if (status !== 'running') await endJob(db, jobId, { status, error }, new Date(now.getTime() + 4000), SERVER)
    },
  }))
}
