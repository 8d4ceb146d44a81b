import { BackupError } from '../errors.ts'
import type { Counts } from './manifest.ts'

/** @param what What is wrong where they differ @throws {BackupError} naming a figure that differs */
export function compareCounts(what: string, expected: Counts, found: Counts): void {
  const [before, after] = [expected, found].map(
    ({ rows, spool, ...counts }) =>
      new Map<string, number>([
        ...Object.entries(counts),
        ['waiting lines', spool.lines],
        ...Object.entries(rows).map(([table, count]) => [`rows of ${table}`, count] as const),
      ]),
  )
  for (const name of new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])) {
    const [old, now] = [before?.get(name), after?.get(name)]
    if (old !== now) throw new BackupError(`${what}: ${name} are ${now ?? 'none'}, and were ${old ?? 'none'}.`)
  }
}
