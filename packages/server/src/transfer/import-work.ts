import type { ClickHouseClient } from '../store/clickhouse/clickhouse.ts'
import type { OpenVisits } from '../collector/open-visits.ts'
import type { Pipeline } from '../collector/pipeline.ts'
import type { CurrentJob, Step, Work } from '../jobs/worker.ts'
import { Refusal } from '../refusal.ts'
import { deleteSiteRows } from '../store/clickhouse/delete-site-rows.ts'
import type { Database } from '../store/database/database.ts'
import { changeTransfer, findTransfer, type Transfer } from '../store/database/transfers.ts'
import { findWebsite, type Website } from '../store/database/websites.ts'
import { siftAndCompare } from './compare.ts'
import { refuseFullDisk } from './disk.ts'
import type { TransferFolder } from './folder.ts'
import { readFile } from './read-file.ts'
import { createStaging, dropStaging, stagingOf, type Staging, type StagingWork } from './staging.ts'
import { writeFresh } from './write-fresh.ts'

export interface ImportParts {
  db: Database
  clickhouse: ClickHouseClient
  pipeline: Pick<Pipeline, 'correct'>
  openVisits: OpenVisits
  folder: TransferFolder
  log: { warn(message: string): void; error(message: string): void }
  now: () => Date
}

/** How far an import has come; each phase knows what the next one needs. */
export type ImportState =
  /** Lines are read and checked. `events` are those that are right. */
  | { phase: 'read'; staging: string; offset: number; line: number; events: number; wrong: number }
  /** What is new is found, in parts. */
  | { phase: 'compare'; staging: string; events: number; wrong: number; parts: number; part: number }
  /** What visitors with too many events have done is left out. */
  | { phase: 'sift'; staging: string; busy: readonly string[] }
  /** New events are written, in slices by visitor. */
  | { phase: 'write'; staging: string; slice: number; slices: number }
  | { phase: 'done'; staging: string }

export const stateOf = (transfer: Transfer): ImportState => JSON.parse(transfer.state) as ImportState

/** An import in hand. */
export interface CurrentImport {
  parts: ImportParts
  job: CurrentJob
  transfer: Transfer
  site: Website
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

/** Progress is counted in so many parts. */
const TOTAL = 1000

/**
 * Takes in the events of a file. Lines are checked and laid aside in tables of the import's own; what is new among them is
 * then written in the order of time, some at once, each time with its visits.
 */
export const importEventsWork = (parts: ImportParts): Work =>
  async function* importEvents(job: CurrentJob): AsyncGenerator<Step> {
    const transfer = await findTransfer(parts.db, job.id)
    if (transfer?.file == null) throw new Refusal('export_gone')
    const site = await siteOf(parts.db, transfer)
    const staging = stagingOf(stateOf(transfer).staging)
    await createStaging(parts.clickhouse, staging)
    const work = { client: parts.clickhouse, staging, siteId: site.id, signal: job.signal }
    for await (const { progress, state, keep } of phasesOf({ parts, job, transfer, site, staging, work })) {
      yield {
        done: Math.floor(progress * TOTAL),
        total: TOTAL,
        async keep(transaction) {
          await changeTransfer(transaction, job.id, { state: JSON.stringify(state) })
          await keep?.(transaction)
        },
      }
      if (await isSiteThere(parts.db, transfer)) continue
      // The last rows may have been written after those of the site were deleted.
      await deleteSiteRows(parts.clickhouse, [transfer.website_id])
      throw new Refusal('not_found')
    }
    await dropStaging(parts.clickhouse, staging)
    await parts.folder.remove(transfer.file)
    await changeTransfer(parts.db, job.id, { file: null })
  }

async function* phasesOf(current: CurrentImport): AsyncGenerator<ImportStep> {
  let state = stateOf(current.transfer)
  try {
    while (state.phase !== 'done') {
      for await (const step of phaseOf(current, state)) {
        state = step.state
        yield step
      }
    }
  } catch (error) {
    refuseFullDisk(error)
  }
}

function phaseOf(current: CurrentImport, state: Exclude<ImportState, { phase: 'done' }>): AsyncIterable<ImportStep> {
  switch (state.phase) {
    case 'read':
      return readFile(current, state)
    case 'compare':
    case 'sift':
      return siftAndCompare(current, state)
    case 'write':
      return writeFresh(current, state)
  }
}

const isSiteThere = async (db: Database, { website_id }: Transfer): Promise<boolean> =>
  (await findWebsite(db, website_id)) !== undefined

/** @throws {Refusal} where the site was deleted meanwhile */
async function siteOf(db: Database, transfer: Transfer): Promise<Website> {
  const site = await findWebsite(db, transfer.website_id)
  if (site === undefined) throw new Refusal('not_found')
  return site
}
