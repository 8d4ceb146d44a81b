import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { circlesIn, groupedBy, importsOf, type ImportGraph } from './circles.ts'

/** The rooms of one package, and which imports which, types included. */
export interface PackageRooms {
  package: string
  rooms: ImportGraph
  /** The other packages of ours that it imports. */
  imports: readonly string[]
}

/** From those that import to those that are imported. */
export const packageNames = ['app', 'ui', 'server', 'api-client'] as const

/** Folders that hold rooms and are none. */
const foldersOfRooms = new Set(['features', 'contract'])

/** The rooms of a package below `root`, read from the imports of the files that people are served. */
export function roomsOf(root: string, name: (typeof packageNames)[number]): PackageRooms {
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
    rooms: sorted(groupedBy(importsOf(source, files), roomOf)),
    imports: packageNames.filter((other) => other !== name && packages.includes(other)),
  }
}

/** By name, so that a file that is moved within its room changes nothing. */
const sorted = (rooms: ImportGraph): ImportGraph =>
  new Map([...rooms.keys()].toSorted().map((name) => [name, new Set([...(rooms.get(name) ?? [])].toSorted())]))

/** `features/dashboard`, `stats`, or `config.ts`; an index of rooms belongs to none of them. */
function roomOf(file: string): string {
  const [first = '', second = '', ...rest] = file.split('/')
  return foldersOfRooms.has(first) && rest.length > 0 ? `${first}/${second}` : first
}

/** The rooms by rows: each imports only from the rows below its own. They must be without circles. */
export function rowsOf(rooms: ImportGraph): string[][] {
  const [circle] = circlesIn(rooms)
  if (circle !== undefined) throw new Error(`Rooms import each other: ${circle}`)
  const heights = new Map<string, number>()
  const heightOf = (name: string): number => {
    const height = heights.get(name) ?? Math.max(-1, ...[...(rooms.get(name) ?? [])].map(heightOf)) + 1
    heights.set(name, height)
    return height
  }
  const rows: string[][] = []
  for (const name of rooms.keys()) (rows[heightOf(name)] ??= []).push(name)
  return rows.toReversed()
}

/** The imports that say everything: what is also reached by way of another room is left out. */
export function arrowsOf(rooms: ImportGraph): [from: string, to: string][] {
  return [...rooms].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => ![...targets].some((by) => by !== to && reaches(rooms, by, to)))
      .map((to): [string, string] => [from, to]),
  )
}

const reaches = (rooms: ImportGraph, from: string, to: string): boolean =>
  [...(rooms.get(from) ?? [])].some((next) => next === to || reaches(rooms, next, to))
