import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { verifiedFile } from './manifest.ts'

/** Notes beside a backup when it was read again, whole. A note of another account is replaced. */
export async function writeVerificationNote(folder: string, name: string, at: Date): Promise<void> {
  const file = verifiedFile(folder, name)
  await writeFile(`${file}.part`, `${at.toISOString()}\n`, { mode: 0o600 })
  await rename(`${file}.part`, file)
}

/** Takes the note back, of a backup that is not whole any more. Why it is not matters more than a note that stays. */
export const removeVerificationNote = (folder: string, name: string): Promise<void> =>
  rm(verifiedFile(folder, name), { force: true }).catch(() => {})

/** When a backup was last read again, whole; undefined where it never was, or where nobody here can read that. */
export async function readVerificationNote(folder: string, name: string): Promise<Date | undefined> {
  const text = await readFile(verifiedFile(folder, name), 'utf8').catch(() => '')
  const at = Date.parse(text.trim())
  return Number.isNaN(at) ? undefined : new Date(at)
}
