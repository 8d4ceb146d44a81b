import type { CellValue } from './DataTable.types.ts'

/**
 * One number for each value, by which its row is ordered: a number by itself, a text by its place among all of them as
 * people expect it in their language. NaN for what is missing.
 */
export function sortKeys(values: readonly CellValue[], locale: string): Float64Array {
  if (values.every((value) => typeof value !== 'string')) {
    return Float64Array.from(values, (value) => value ?? Number.NaN)
  }
  const places = placesOf(new Set(values), locale)
  return Float64Array.from(values, (value) => places.get(value) ?? Number.NaN)
}

/** A language is asked for each value once, however many rows have it: that takes longest. */
function placesOf(values: ReadonlySet<CellValue>, locale: string): ReadonlyMap<CellValue, number> {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const between = (one: string | number, other: string | number) =>
    typeof one === 'number' && typeof other === 'number' ? one - other : compare(String(one), String(other))
  const places = new Map<CellValue, number>()
  let before: string | number | undefined
  let place = 0
  for (const value of [...values].filter((given) => given !== null).toSorted(between)) {
    // What is alike in this language shares a place.
    if (before !== undefined && between(before, value) !== 0) place += 1
    places.set(value, place)
    before = value
  }
  return places
}

/**
 * Rows by their keys. What is missing comes first, and descending last; rows with the same key stay as they were. Each
 * row looks for its place among the sorted keys: a comparison that is handed to `sort` would be called far too often.
 */
export function inOrder<Row>(rows: readonly Row[], keys: Float64Array, isDescending: boolean): Row[] {
  const signed = isDescending ? keys.map((key) => -key) : keys
  // Sorts what is no number to the end.
  const sorted = signed.toSorted()
  const present = signed.reduce((count, key) => (Number.isNaN(key) ? count : count + 1), 0)
  const firstPresent = isDescending ? 0 : rows.length - present
  let nextMissing = isDescending ? present : 0
  const taken = new Uint32Array(present)
  const ordered = rows.slice()
  rows.forEach((row, index) => {
    const key = signed[index] ?? Number.NaN
    if (Number.isNaN(key)) {
      ordered[nextMissing] = row
      nextMissing += 1
      return
    }
    const start = startOf(key, sorted, present)
    const before = taken[start] ?? 0
    ordered[firstPresent + start + before] = row
    taken[start] = before + 1
  })
  return ordered
}

/** Where a key stands first among the sorted ones. */
function startOf(key: number, sorted: Float64Array, count: number): number {
  let start = 0
  let end = count
  while (start < end) {
    const middle = (start + end) >>> 1
    if ((sorted[middle] ?? key) < key) start = middle + 1
    else end = middle
  }
  return start
}
