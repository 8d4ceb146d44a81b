import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A folder of a part: its partition, its blocks, how often it was merged, and the number of a change. */
const PART = /^[^_]+_\d+_\d+_\d+(_\d+)?$/
const INDEX = /^skp_idx_/
/** What the engine compares the files of a part with; where there is none it makes one of the files that are there. */
const CHECKSUMS = 'checksums.txt'

/**
 * Removes indexes that a full disk has left empty, while the engine does not run. It would put such a part aside as damaged although
 * the rows are whole; without the index it reads them all, until a merge writes a new one.
 * @param dataPath The engine's folder
 * @returns the names of the parts that were mended
 */
export async function removeEmptyIndexes(dataPath: string): Promise<string[]> {
  const mended: string[] = []
  for (const folder of await partFolders(join(dataPath, 'store'))) {
    const files = (await readdir(folder.path)).filter((name) => INDEX.test(name))
    if (!(await hasEmptyFile(folder.path, files)) || (await isWithoutRows(folder.path))) continue
    // In this order, a kill in between leaves a part that opens.
    for (const file of [CHECKSUMS, ...files]) await rm(join(folder.path, file), { force: true })
    mended.push(folder.name)
  }
  return mended
}

/** The folders of parts in use: `store/` has a folder for each table below the first letters of its id. */
async function partFolders(store: string): Promise<{ name: string; path: string }[]> {
  const groups = await listFolder(store)
  const tables = await Promise.all(
    groups.map(async (group) => (await listFolder(join(store, group))).map((table) => join(store, group, table))),
  )
  const parts = await Promise.all(
    tables.flat().map(async (table) => (await listFolder(table)).map((name) => ({ name, path: join(table, name) }))),
  )
  return parts.flat().filter(({ name }) => PART.test(name))
}

/** Nothing where there is no such folder. */
const listFolder = (path: string): Promise<string[]> => readdir(path).catch(() => [])

async function hasEmptyFile(folder: string, names: readonly string[]): Promise<boolean> {
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size))
  return sizes.includes(0)
}

const isWithoutRows = async (folder: string): Promise<boolean> =>
  (await readFile(join(folder, 'count.txt'), 'utf8').catch(() => '')).trim() === '0'
