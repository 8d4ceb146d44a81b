import { parseDate } from '@internationalized/date'
import type { TransferFormat } from '@sightline/api-client/contract'
import { createHash, randomBytes } from 'node:crypto'
import type { Jobs } from '../jobs/jobs.ts'
import { ApiError, invalidFields } from '../errors.ts'
import { startOfDay } from '../stats/query/calendar.ts'
import type { Database } from '../store/relational/database.ts'
import { findUnfinishedJob, type Job } from '../store/relational/jobs/jobs.ts'
import { insertEventImport } from '../store/relational/jobs/event-imports.ts'
import { changeJobFile, findJobFile, insertJobFile } from '../store/relational/jobs/job-files.ts'
import type { Site } from '../store/relational/sites/sites.ts'
import { lockUser } from '../store/relational/lock.ts'
import type { AccountExportState } from './export-account.ts'
import type { ExportState } from './export-events.ts'
import type { DiskFloor } from './disk-floor.ts'
import type { ImportExportFolder } from './import-export-folder.ts'
import type { ImportQueue } from './import-queue.ts'
import { confirmImport } from './check-import.ts'
import { firstState, type ImportState } from './current-import.ts'
import { receiveFile } from './receive-file.ts'
import { startRemoval } from './remove-import.ts'

/** Takes files of events in, and gives them and people's own data out. */
export interface ImportExport {
  /**
   * Takes a file in as it comes and begins with its import, or only checks what that would add.
   * @returns the job's id @throws {FileTooLargeError} @throws {ApiError} where it cannot be read, imports_waiting, disk_full
   */
  /** The bytes that an imported file may have at present, without compression. */
  maxBytes(): Promise<number>
  importFile(site: Site, ownerId: number, file: IncomingFile, options?: { isCheck: boolean }): Promise<number>
  /** Begins to import a file that was checked. @returns the job's id @throws {ApiError} not_found, job_file_gone, imports_waiting, disk_full */
  confirmImport(site: Site, ownerId: number, importId: number): Promise<number>
  /** Begins to remove the events of an import. @returns the job's id @throws {ApiError} not_found, job_not_ended */
  removeImport(site: Site, ownerId: number, importId: number): Promise<number>
  /**
   * Begins to write a site's events into a file.
   * @returns the job's id @throws {ApiError} where the days are wrong, imports_waiting, disk_full
   */
  exportSite(site: Site, ownerId: number, days: ExportDays): Promise<number>
  /** Begins to write all data of a person into a file, unless that is under way. @returns the job's id @throws {ApiError} disk_full, not_found */
  exportAccount(ownerId: number): Promise<number>
  /**
   * Begins the file of an export anew, of which nothing is left; its job is queued in the same transaction.
   * @throws {ApiError} not_found, job_repeated, imports_waiting, disk_full
   */
  restartExport(transaction: Database, job: Pick<Job, 'id' | 'kind' | 'owner_id'>): Promise<void>
  /** Creates a token that downloads the file of an export once; undefined where the file is not ready. */
  createDownloadToken(jobId: number): Promise<{ token: string; expiresAt: Date } | undefined>
  /** The file that a token downloads; undefined where the token is wrong, used or too old. */
  redeemDownloadToken(token: string): Promise<DownloadableFile | undefined>
}

export interface IncomingFile {
  name: string
  bytes: AsyncIterable<Uint8Array>
}

/** Local days of the site; both are included. */
export interface ExportDays {
  from?: string | undefined
  to?: string | undefined
}

export interface DownloadableFile {
  path: string
  name: string
  size: number
}

export interface ImportExportOptions {
  db: Database
  jobs: Pick<Jobs, 'start'>
  folder: ImportExportFolder
  serverId: string
  /** Bytes of an imported file without compression. */
  maxBytes: () => Promise<number>
  queue: ImportQueue
  diskFloor: DiskFloor
  now: () => Date
}

const DOWNLOAD_TOKEN_TTL_MS = 60_000

/** The number of bytes after which the free space of the disk is checked again. */
const DISK_CHECK_BYTES = 8_000_000

export function createImportExport(options: ImportExportOptions): ImportExport {
  const { db, jobs, folder, serverId, maxBytes, queue, diskFloor, now } = options
  const offers = new Map<string, { jobId: number; expiresAt: number }>()

  const startTransfer = (
    kind: 'check_import' | 'import_events' | 'export_events',
    site: Site,
    ownerId: number,
    file: { format: TransferFormat; name: string; file: string; size: number; state: ImportState | ExportState },
  ): Promise<number> =>
    db.transaction().execute(async (transaction) => {
      await queue.assertRoom(transaction, { ownerId, siteId: site.id }, file.size)
      const jobId = await jobs.start({ kind, ownerId, input: { site_id: site.id } }, transaction)
      const state = JSON.stringify(file.state)
      await insertJobFile(transaction, { ...file, state, job_id: jobId, website_id: site.id, server_id: serverId })
      if (kind !== 'export_events') {
        const { name, format } = file
        const importState = kind === 'check_import' ? 'checking' : 'importing'
        const row = { website_id: site.id, user_id: ownerId, job_id: jobId, state: importState, name, format } as const
        await insertEventImport(transaction, row, now())
      }
      return jobId
    })

  return {
    maxBytes,

    async confirmImport(site, ownerId, importId) {
      await diskFloor.assertRoom()
      return confirmImport({ db, jobs, queue }, { site, ownerId, importId, staging: newStagingName() })
    },

    async importFile(site, ownerId, { name, bytes }, { isCheck } = { isCheck: false }) {
      await diskFloor.assertRoom()
      const file = folder.newName()
      const isCompressed = /\.gz$/i.test(name)
      const plainName = name.replace(/\.gz$/i, '')
      const format = /\.csv$/i.test(plainName) ? 'google_analytics' : 'ndjson'
      const entry = await queue.enter({ ownerId, siteId: site.id })
      let bytesToCheck = DISK_CHECK_BYTES
      const onBytes = async (count: number) => {
        entry.add(count)
        bytesToCheck -= count
        if (bytesToCheck > 0) return
        bytesToCheck = DISK_CHECK_BYTES
        await diskFloor.assertRoom()
      }
      try {
        const size = await receiveFile(bytes, folder.pathOf(file), {
          isCompressed,
          maxBytes: await maxBytes(),
          onBytes,
        })
        const state = firstState(newStagingName())
        return await startTransfer(isCheck ? 'check_import' : 'import_events', site, ownerId, {
          format,
          name: sanitizedName(name),
          file,
          size,
          state,
        })
      } catch (error) {
        await folder.remove(file)
        throw error
      } finally {
        entry.leave()
      }
    },

    removeImport: (site, ownerId, importId) =>
      startRemoval({ db, jobs, serverId }, { siteId: site.id, importId, ownerId }),

    async exportSite(site, ownerId, days) {
      await diskFloor.assertRoom()
      const { from, to } = timeRangeOf(days, site.time_zone, now().getTime())
      const file = folder.newName()
      await folder.create(file)
      const state: ExportState = { from, to, day: '', size: 0, isReady: false }
      const name = `${site.domain}-events-${now().toISOString().slice(0, 10)}.ndjson.gz`
      try {
        return await startTransfer('export_events', site, ownerId, { format: 'ndjson', name, file, size: 0, state })
      } catch (error) {
        await folder.remove(file)
        throw error
      }
    },

    async exportAccount(ownerId) {
      await diskFloor.assertRoom()
      const state: AccountExportState = { size: 0, isReady: false }
      return db.transaction().execute(async (transaction) => {
        if (!(await lockUser(transaction, ownerId))) throw new ApiError('not_found')
        const running = await findUnfinishedJob(transaction, ownerId, 'export_account')
        if (running !== undefined) return running
        const jobId = await jobs.start({ kind: 'export_account', ownerId, input: {} }, transaction)
        await insertJobFile(transaction, {
          job_id: jobId,
          // The export of an account belongs to no site.
          website_id: 0,
          server_id: serverId,
          format: 'ndjson',
          name: `account-${now().toISOString().slice(0, 10)}.ndjson.gz`,
          file: folder.newName(),
          size: 0,
          state: JSON.stringify(state),
        })
        return jobId
      })
    },

    async restartExport(transaction, { id, kind, owner_id }) {
      await diskFloor.assertRoom()
      const jobFile = await findJobFile(transaction, id)
      if (jobFile === undefined || !(await lockUser(transaction, owner_id))) throw new ApiError('not_found')
      const file = folder.newName()
      if (kind === 'export_account') {
        if ((await findUnfinishedJob(transaction, owner_id, kind)) !== undefined) throw new ApiError('job_repeated')
      } else {
        await queue.assertRoom(transaction, { ownerId: owner_id, siteId: jobFile.website_id }, 0)
        await folder.create(file)
      }
      const state = JSON.parse(jobFile.state) as ExportState | AccountExportState
      const atStart = { ...state, ...('day' in state && { day: '' }), size: 0, isReady: false }
      await changeJobFile(transaction, id, {
        server_id: serverId,
        file,
        size: 0,
        created: 0,
        state: JSON.stringify(atStart),
      })
    },

    async createDownloadToken(jobId) {
      if ((await readyFile(jobId)) === undefined) return undefined
      const at = now().getTime()
      for (const [known, { expiresAt }] of offers) if (expiresAt <= at) offers.delete(known)
      const token = randomBytes(32).toString('base64url')
      offers.set(hashOf(token), { jobId, expiresAt: at + DOWNLOAD_TOKEN_TTL_MS })
      return { token, expiresAt: new Date(at + DOWNLOAD_TOKEN_TTL_MS) }
    },

    async redeemDownloadToken(token) {
      const known = offers.get(hashOf(token))
      offers.delete(hashOf(token))
      if (known === undefined || known.expiresAt <= now().getTime()) return undefined
      return readyFile(known.jobId)
    },
  }

  async function readyFile(jobId: number): Promise<DownloadableFile | undefined> {
    const jobFile = await findJobFile(db, jobId)
    if (jobFile?.file == null || jobFile.server_id !== serverId || !isExportReady(jobFile)) return undefined
    return { path: folder.pathOf(jobFile.file), name: jobFile.name, size: jobFile.size }
  }
}

const newStagingName = (): string => randomBytes(8).toString('hex')

/** Whether the file of an export is whole and still there. */
export function isExportReady({ file, state }: { file: string | null; state: string }): boolean {
  const { isReady: isWhole } = JSON.parse(state) as Partial<ExportState>
  return file !== null && isWhole === true
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

const MAX_NAME_LENGTH = 200
const sanitizedName = (name: string): string =>
  name
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, MAX_NAME_LENGTH)
    .toWellFormed()

/** Years that the event tables can store. */
const SUPPORTED_YEARS = { first: 1970, last: 2199 }

function timeRangeOf({ from, to }: ExportDays, timeZone: string, now: number): { from: number; to: number } {
  for (const [field, day] of Object.entries({ from, to })) {
    const year = Number(day?.slice(0, 4) ?? SUPPORTED_YEARS.first)
    if (year < SUPPORTED_YEARS.first || year > SUPPORTED_YEARS.last) throw invalidFields({ [field]: 'field_invalid' })
  }
  if (from !== undefined && startOfDay(parseDate(from), timeZone) > now) throw invalidFields({ from: 'time_in_future' })
  if (from !== undefined && to !== undefined && to < from) throw invalidFields({ to: 'span_invalid' })
  return {
    from: from === undefined ? 0 : startOfDay(parseDate(from), timeZone),
    to: to === undefined ? now : Math.min(now, startOfDay(parseDate(to).add({ days: 1 }), timeZone)),
  }
}
