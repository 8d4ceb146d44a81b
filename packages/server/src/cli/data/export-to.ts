import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { JobFailedError } from '../../errors.ts'
import { changeJobFile, findJobFile } from '../../store/relational/jobs/job-files.ts'
import type { CommandParts } from './command-parts.ts'
import { waitForJob } from './wait-for-job.ts'

/** Exports a site's events to a file or to standard output. @returns the exit code */
export async function exportTo(
  { db, importExport, folder, site }: CommandParts,
  { output, from, to }: { output: string | undefined; from: string | undefined; to: string | undefined },
): Promise<number> {
  const jobId = await importExport.exportSite(site, site.owner_id, { from, to })
  await waitForJob(db, jobId, `Exporting ${site.domain}`, async ({ status, total }) => {
    // The job counts the events of an export as its parts, and one part for an export without any.
    if (status === 'succeeded') return (await findJobFile(db, jobId))?.created
    return total ?? undefined
  })
  const { file = null, created = 0 } = (await findJobFile(db, jobId)) ?? {}
  if (file === null) throw new JobFailedError('The file is gone.')
  const source = createReadStream(folder.pathOf(file))
  const target = output === undefined ? process.stdout : createWriteStream(output, { mode: 0o600 })
  await (output?.endsWith('.gz') ? pipeline(source, target) : pipeline(source, createGunzip(), target))
  await folder.remove(file)
  await changeJobFile(db, jobId, { file: null })
  console.error(`${created} events were written${output === undefined ? '' : ` to ${output}`}.`)
  return 0
}
