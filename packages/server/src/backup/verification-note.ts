import { readFile, rm, writeFile } from 'node:fs/promises'
import { verifiedFile } from './manifest.ts'

/** Notes beside a backup when it was read again, whole. */
export const writeVerificationNote = (folder: string, name: string, at: Date): Promise<void> =>
  writeFile(verifiedFile(folder, name), `${at.toISOString()}\n`, { mode: 0o600 })

/** Takes the note back, of a backup that is not whole any more. */
export const removeVerificationNote = (folder: string, name: string): Promise<void> =>
  rm(verifiedFile(folder, name), { force: true })

/** When a backup was last read again, whole; undefined where it never was. */
export async function readVerificationNote(folder: string, name: string): Promise<Date | undefined> {
  const text = await readFile(verifiedFile(folder, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const at = Date.parse(text.trim())
  return Number.isNaN(at) ? undefined : new Date(at)
}
