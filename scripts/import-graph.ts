import { readFileSync } from 'node:fs'
import path from 'node:path'

/** What imports what, by name. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>

/**
 * The imports between files, those of types and those that load code later among them.
 * @param files Paths below `root`; what is imported from elsewhere is left out.
 */
export function importsOf(root: string, files: readonly string[], read = readText): ImportGraph {
  const known = new Set(files)
  return new Map(
    files.map((file) => {
      const specifiers = [...read(path.join(root, file)).matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)]
      const targets = specifiers.map(([, specifier = '']) => path.posix.join(path.posix.dirname(file), specifier))
      return [file, new Set(targets.filter((target) => known.has(target)))]
    }),
  )
}

const readText = (file: string) => readFileSync(file, 'utf8')

/** The same between what files belong to. */
export function groupedBy(graph: ImportGraph, groupOf: (file: string) => string): ImportGraph {
  const groups = new Map<string, Set<string>>()
  for (const [file, targets] of graph) {
    const own = groupOf(file)
    const imported = groups.get(own) ?? new Set()
    for (const target of targets) if (groupOf(target) !== own) imported.add(groupOf(target))
    groups.set(own, imported)
  }
  return groups
}

/** A shortest way round for each name that is in a circle: `a → b → a`; a circle is told once. */
export function circlesIn(graph: ImportGraph): readonly string[] {
  const told = new Set<string>()
  const circles: string[] = []
  for (const name of graph.keys()) {
    const way = wayBack(graph, name)
    if (way === undefined || way.some((step) => told.has(step))) continue
    way.forEach((step) => told.add(step))
    circles.push([...way, name].join(' → '))
  }
  return circles
}

/** The steps from a name until the one before it comes again; undefined where it never does. */
function wayBack(graph: ImportGraph, first: string): readonly string[] | undefined {
  const seen = new Set<string>()
  let ways: (readonly [string, ...string[]])[] = [[first]]
  while (ways.length > 0) {
    const next: typeof ways = []
    for (const way of ways) {
      for (const target of graph.get(way.at(-1) ?? first) ?? []) {
        if (target === first) return way
        if (seen.has(target)) continue
        seen.add(target)
        next.push([...way, target])
      }
    }
    ways = next
  }
  return undefined
}
