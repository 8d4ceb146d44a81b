import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackupKey } from './encryption.ts'
import { listBackups, manifestFile, readManifest } from './manifest.ts'
import { objectFile, sizeOf } from './object-store.ts'
import { removeVerificationNote } from './verification-note.ts'

/**
 * Removes the oldest backups of a folder, and the contents that no other one has. One that is interrupted goes on with the
 * next call. Nothing else may write to the folder meanwhile.
 * @param keep How many stay, at least 1
 * @returns how many were removed, and the bytes of their contents
 * @throws {BackupError} where a backup that stays cannot be read: nobody knows what it needs
 */
export async function removeOldBackups(
  folder: string,
  keep: number,
  key: BackupKey | undefined,
): Promise<{ backups: number; bytes: number }> {
  const names = await listBackups(folder)
  const needed = new Set<string>()
  for (const name of names.slice(-keep)) {
    const { files, relational } = await readManifest(folder, name, key)
    for (const { object } of files) needed.add(object)
    if (relational.kind === 'postgres') needed.add(relational.dump.object)
  }
  // A backup is none from the moment on that its manifest is gone.
  const old = names.slice(0, -keep)
  for (const name of old) {
    await rm(manifestFile(folder, name))
    await removeVerificationNote(folder, name)
  }
  let bytes = 0
  for (const object of await listObjects(folder)) {
    if (needed.has(object)) continue
    const file = objectFile(folder, { object })
    bytes += (await sizeOf(file)) ?? 0
    await rm(file, { force: true })
  }
  return { backups: old.length, bytes }
}

async function listObjects(folder: string): Promise<string[]> {
  const root = objectFile(folder, { object: '' })
  const groups = (await readdir(root, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  const lists = await Promise.all(
    groups.map(async ({ name }) => (await readdir(join(root, name))).map((object) => `${name}/${object}`)),
  )
  return lists.flat()
}
