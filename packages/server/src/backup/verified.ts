import { writeFile } from 'node:fs/promises'
import { verifiedFile } from './manifest.ts'

/** Notes beside a backup when it was read again, whole. */
export const noteVerified = (folder: string, name: string, at: Date): Promise<void> =>
  writeFile(verifiedFile(folder, name), `${at.toISOString()}\n`, { mode: 0o600 })
