import { createWriteStream } from 'node:fs'
import { appendFile, stat, truncate } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { ApiError } from '../errors.ts'
import type { CurrentJob, Step, Work } from '../jobs/worker.ts'
import { personalData, type PersonalDataPart } from '../store/relational/accounts/personal-data.ts'
import { findUser, type User } from '../store/relational/accounts/users.ts'
import type { Database } from '../store/relational/database.ts'
import { changeJobFile, findJobFile } from '../store/relational/jobs/job-files.ts'
import type { DiskFloor } from './disk-floor.ts'
import type { ImportExportFolder } from './import-export-folder.ts'

interface AccountExportParts {
  db: Database
  folder: Pick<ImportExportFolder, 'pathOf'>
  diskFloor: Pick<DiskFloor, 'assertRoom'>
}

/** The progress of an export of somebody's own data. */
export interface AccountExportState {
  /** Bytes of the file up to the last part that is whole. */
  size: number
  isReady: boolean
}

const ROWS_AT_ONCE = 1000

/** Writes all rows of a person into a file, one a line, part by part; each part is compressed by itself. */
export const exportAccountWork = ({ db, folder, diskFloor }: AccountExportParts): Work =>
  async function* work(job: CurrentJob): AsyncGenerator<Step> {
    const jobFile = await findJobFile(db, job.id)
    if (jobFile?.file == null) throw new ApiError('export_gone')
    const path = folder.pathOf(jobFile.file)
    await appendFile(path, '', { mode: 0o600 })
    // Bytes after that are from a write that the server did not complete.
    await truncate(path, (JSON.parse(jobFile.state) as AccountExportState).size)
    const total = personalData.length
    let created = jobFile.created
    for (const [index, part] of personalData.entries()) {
      if (index < job.done) continue
      await diskFloor.assertRoom()
      const person = await findUser(db, job.owner_id)
      if (person === undefined) throw new ApiError('not_found')
      created += await appendPart(db, path, part, person, job.signal)
      const { size } = await stat(path)
      const done = index + 1
      const rows = created
      const state: AccountExportState = { size, isReady: done === total }
      yield {
        done,
        total,
        keep: (transaction) =>
          changeJobFile(transaction, job.id, { state: JSON.stringify(state), size, created: rows }),
      }
    }
  }

/** @returns how many rows it has */
async function appendPart(
  db: Database,
  path: string,
  { type, read }: PersonalDataPart,
  person: User,
  signal: AbortSignal,
): Promise<number> {
  let count = 0
  async function* lines(): AsyncGenerator<string> {
    for (;;) {
      const rows = await read(db, person, { limit: ROWS_AT_ONCE, offset: count })
      count += rows.length
      if (rows.length > 0) yield rows.map((row) => `${JSON.stringify({ type, ...row })}\n`).join('')
      if (rows.length < ROWS_AT_ONCE) return
    }
  }
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(path, { flags: 'a', mode: 0o600 }), { signal })
  return count
}
