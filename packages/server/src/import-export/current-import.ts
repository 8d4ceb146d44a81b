import type { OpenVisits } from '../collector/visits/open-visits.ts'
import type { Pipeline } from '../collector/pipeline/pipeline.ts'
import type { CurrentJob } from '../jobs/worker.ts'
import type { ClickHouseClient } from '../store/clickhouse/clickhouse.ts'
import type { Database } from '../store/relational/database.ts'
import type { JobFile } from '../store/relational/jobs/job-files.ts'
import type { Site } from '../store/relational/sites/sites.ts'
import type { DiskFloor } from './disk-floor.ts'
import type { ImportExportFolder } from './import-export-folder.ts'
import type { ImportingSite } from './parse-event-line.ts'
import type { HashRange, Staging, StagingWork } from '../store/clickhouse/import/staging.ts'

export interface ImportParts {
  db: Database
  clickhouse: ClickHouseClient
  pipeline: Pick<Pipeline, 'correct'>
  openVisits: OpenVisits
  folder: ImportExportFolder
  diskFloor: DiskFloor
  /** Called once the events of a site are there. */
  onImported?: (siteId: number) => Promise<void>
  log: { warn(message: string): void; error(message: string): void }
  now: () => Date
}

/**
 * The state of an import; each phase holds the values that the next one needs. `again` are the visitors of a slice that may
 * have been cut, in an import that began again.
 */
export type ImportState = { again?: HashRange | undefined } &
  /** Lines are read and checked. `events` are those that are right. */
  (
    | { phase: 'read'; staging: string; offset: number; line: number; events: number; wrong: number }
    /** The events are compared, in parts, to find the new ones. */
    | { phase: 'compare'; staging: string; events: number; wrong: number; parts: number; part: number }
    /** The events of visitors with too many events are removed. */
    | { phase: 'sift'; staging: string; busy: readonly string[] }
    /** New events are written, in slices by visitor. */
    | { phase: 'write'; staging: string; slice: number; slices: number }
    | { phase: 'done'; staging: string }
  )

/** The state of an import that has read nothing yet. */
export const firstState = (staging: string) =>
  ({ phase: 'read', staging, offset: 0, line: 0, events: 0, wrong: 0 }) satisfies ImportState

/** Whether some events of a slice may be written without their visits. */
export const isSliceInHand = (state: ImportState): state is ImportState & { phase: 'write' } =>
  state.phase === 'write' && state.slice < state.slices

export const stateOf = (jobFile: Pick<JobFile, 'state'>): ImportState => JSON.parse(jobFile.state) as ImportState

/** A running import. */
export interface CurrentImport {
  parts: ImportParts
  job: CurrentJob
  jobFile: JobFile
  site: Site & ImportingSite
  staging: Staging
  work: StagingWork
}

/** A step of a phase: the part of the whole work that is done, and the state from which the next one goes on. */
export interface ImportStep {
  /** 0 to 1. */
  progress: number
  state: ImportState
  keep?: (transaction: Database) => Promise<void>
}
