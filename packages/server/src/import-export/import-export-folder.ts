import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The folder in which a server keeps the files of imports and exports; nobody else on the machine can read them. */
export interface ImportExportFolder {
  /** Name for a new file. */
  newName(): string
  pathOf(name: string): string
  /** Makes an empty file. */
  create(name: string): Promise<void>
  remove(name: string): Promise<void>
  /** Names of the files that nobody has changed for a while. */
  oldNames(now: Date): Promise<string[]>
}

/** A file that is being received is younger. */
const RECEIVING_MS = 60 * 60 * 1000

/** Says to commands that run beside the server which data folder it belongs to. */
const NAME_FILE = 'server-id'

/** @param serverId Names the server */
export function makeImportExportFolder(dataDir: string, serverId: string): ImportExportFolder {
  mkdirSync(join(dataDir, 'transfer'), { recursive: true, mode: 0o700 })
  writeFileSync(join(dataDir, 'transfer', NAME_FILE), serverId, { mode: 0o600 })
  return openImportExportFolder(dataDir)
}

/** Names the server of a data folder. */
export const readServerId = (dataDir: string): Promise<string> => readFile(join(dataDir, 'transfer', NAME_FILE), 'utf8')

export function openImportExportFolder(dataDir: string): ImportExportFolder {
  const folder = join(dataDir, 'transfer')
  const pathOf = (name: string) => join(folder, name)
  return {
    newName: () => randomUUID(),
    pathOf,
    create: (name) => writeFile(pathOf(name), '', { flag: 'wx', mode: 0o600 }),
    remove: (name) => rm(pathOf(name), { force: true }),
    async oldNames(now) {
      const names = (await readdir(folder)).filter((name) => name !== NAME_FILE)
      const changes = await Promise.all(
        names.map((name) =>
          stat(pathOf(name)).then(
            ({ mtimeMs }) => mtimeMs,
            () => Infinity,
          ),
        ),
      )
      return names.filter((_, index) => (changes[index] ?? Infinity) < now.getTime() - RECEIVING_MS)
    },
  }
}
