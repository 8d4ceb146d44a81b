import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { circlesIn, groupedBy, importsOf, type ImportGraph } from './import-graph.ts'

/** The folders of one package, and which imports which, types included. */
export interface PackageFolders {
  package: string
  folders: ImportGraph
  /** The other packages of ours that it imports. */
  imports: readonly string[]
}

/** From those that import to those that are imported. */
export const packageNames = ['app', 'ui', 'server', 'api-client'] as const

/** Folders that only group others. */
const groupingFolders = new Set(['features', 'contract'])

/** The folders of a package below `root`, read from the imports of the files that people are served. */
export function foldersOf(root: string, name: (typeof packageNames)[number]): PackageFolders {
  const source = path.join(root, 'packages', name, 'src')
  const files = globSync('**/*.{ts,tsx}', { cwd: source })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(
      (file) =>
        !/\.(test|test-d|stories|docs|d)\.tsx?$|\/Example\w+\.tsx$|\/sample\w+\.tsx$|^testing\/|^docs\/(?:examples\/)?\w+\.tsx?$/.test(
          file,
        ),
    )
    .toSorted()
  const texts = files.map((file) => readFileSync(path.join(source, file), 'utf8'))
  const packages = texts.flatMap((text) =>
    [...text.matchAll(/from '@sightline\/([a-z-]+)/g)].map(([, other = '']) => other),
  )
  return {
    package: name,
    folders: sorted(groupedBy(importsOf(source, files), folderOf)),
    imports: packageNames.filter((other) => other !== name && packages.includes(other)),
  }
}

/** By name, so that a file that is moved within its folder changes nothing. */
const sorted = (folders: ImportGraph): ImportGraph =>
  new Map([...folders.keys()].toSorted().map((name) => [name, new Set([...(folders.get(name) ?? [])].toSorted())]))

/** `features/dashboard`, `stats`, or `config.ts`; the index of such a group belongs to none of them. */
function folderOf(file: string): string {
  const [first = '', second = '', ...rest] = file.split('/')
  return groupingFolders.has(first) && rest.length > 0 ? `${first}/${second}` : first
}

/** The folders by rows: each imports only from the rows below its own. They must be without circles. */
export function rowsOf(folders: ImportGraph): string[][] {
  const [circle] = circlesIn(folders)
  if (circle !== undefined) throw new Error(`Folders import each other: ${circle}`)
  const heights = new Map<string, number>()
  const heightOf = (name: string): number => {
    const height = heights.get(name) ?? Math.max(-1, ...[...(folders.get(name) ?? [])].map(heightOf)) + 1
    heights.set(name, height)
    return height
  }
  const rows: string[][] = []
  for (const name of folders.keys()) (rows[heightOf(name)] ??= []).push(name)
  return rows.toReversed()
}

/** The imports that say everything: what is also reached by way of another folder is left out. */
export function arrowsOf(folders: ImportGraph): [from: string, to: string][] {
  return [...folders].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => ![...targets].some((by) => by !== to && reaches(folders, by, to)))
      .map((to): [string, string] => [from, to]),
  )
}

const reaches = (folders: ImportGraph, from: string, to: string): boolean =>
  [...(folders.get(from) ?? [])].some((next) => next === to || reaches(folders, next, to))
