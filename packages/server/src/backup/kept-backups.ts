import type { BackupKey } from './encryption.ts'
import { listBackups, readManifest, type Manifest } from './manifest.ts'
import { readVerificationNote } from './verification-note.ts'

/** The backups of a folder. */
export interface KeptBackups {
  count: number
  /** The instant of the last one, as its name says. */
  lastAt: Date | undefined
  /** The last one; undefined also where it cannot be read. */
  last: KeptBackup | undefined
  /** The newest one that was verified. */
  lastVerified: { backupAt: Date; at: Date } | undefined
  /** Why the last one cannot be read. */
  unreadable?: Error
}

export interface KeptBackup {
  name: string
  at: Date
  /** What it needs of the folder, also what it shares with other backups. */
  bytes: number
  isEncrypted: boolean
  verifiedAt: Date | undefined
}

/** @throws where the folder cannot be read */
export async function readKeptBackups(folder: string, key: BackupKey | undefined): Promise<KeptBackups> {
  const names = (await listBackups(folder)).toReversed()
  const [name] = names
  if (name === undefined) return { count: 0, lastAt: undefined, last: undefined, lastVerified: undefined }
  const kept = { count: names.length, lastAt: instantOf(name), lastVerified: await findVerified(folder, names) }
  try {
    return { ...kept, last: await readKept(folder, name, key) }
  } catch (error) {
    return { ...kept, last: undefined, unreadable: error as Error }
  }
}

async function readKept(folder: string, name: string, key: BackupKey | undefined): Promise<KeptBackup> {
  const manifest = await readManifest(folder, name, key)
  return {
    name,
    at: new Date(manifest.at),
    bytes: sizeOf(manifest),
    // Whoever has a key reads no others.
    isEncrypted: key !== undefined,
    verifiedAt: await readVerificationNote(folder, name),
  }
}

function sizeOf({ files, relational }: Manifest): number {
  const contents = relational.kind === 'postgres' ? [...files, relational.dump] : files
  // Files of the same content have one object.
  const sizes = new Map(contents.map(({ object, stored }) => [object, stored]))
  return [...sizes.values()].reduce((sum, stored) => sum + stored, 0)
}

async function findVerified(folder: string, names: readonly string[]): Promise<KeptBackups['lastVerified']> {
  for (const name of names) {
    const at = await readVerificationNote(folder, name)
    if (at !== undefined) return { backupAt: instantOf(name), at }
  }
  return undefined
}

/** A backup is named by its instant, with other signs where a file may not have them. */
const instantOf = (name: string): Date => new Date(name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'))
