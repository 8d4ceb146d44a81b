import { readFile, writeFile } from 'node:fs/promises'
import { verifiedFile } from './manifest.ts'

/** Notes beside a backup when it was read again, whole. */
export const noteVerified = (folder: string, name: string, at: Date): Promise<void> =>
  writeFile(verifiedFile(folder, name), `${at.toISOString()}\n`, { mode: 0o600 })

/** When a backup was verified for the last time; undefined where it never was. */
export async function readVerified(folder: string, name: string): Promise<Date | undefined> {
  const text = await readFile(verifiedFile(folder, name), 'utf8').catch(() => '')
  const at = new Date(text.trim())
  return Number.isNaN(at.getTime()) ? undefined : at
}
