import type { ListSorter } from '../../../../list/listState.ts'
import type { CellValue } from '../DataTable.types.ts'

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

/** A value is compared in its language once, however many rows have it: that takes longest. */
function placesOf(values: ReadonlySet<CellValue>, locale: string): ReadonlyMap<CellValue, number> {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const between = (one: string | number, other: string | number) =>
    typeof one === 'number' && typeof other === 'number' ? one - other : compare(String(one), String(other))
  const places = new Map<CellValue, number>()
  let before: string | number | undefined
  let place = 0
  for (const value of [...values].filter((given) => given !== null).toSorted(between)) {
    // Values that are equal in this language share a place.
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

/**
 * Rows by the first order, and those that are alike in it by the next one.
 * @param keys Of the rows, for each column to sort by. An order without keys is none.
 */
export function inOrders<Row>(
  rows: readonly Row[],
  keys: ReadonlyMap<string, Float64Array>,
  sorters: readonly ListSorter[],
): readonly Row[] {
  const [first, ...others] = sorters.flatMap(({ columnKey, order }) => {
    const found = keys.get(columnKey ?? '')
    return found === undefined ? [] : [{ keys: found, isDescending: order === 'descend' }]
  })
  if (first === undefined) return rows
  if (others.length === 0) return inOrder(rows, first.keys, first.isDescending)
  let places: readonly number[] = rows.map((_, index) => index)
  // The order that counts least comes first: each keeps rows that are alike in it as they were.
  for (const { keys: own, isDescending } of [first, ...others].toReversed()) {
    const inPlaces = Float64Array.from(places, (place) => own[place] ?? Number.NaN)
    places = inOrder(places, inPlaces, isDescending)
  }
  return places.flatMap((place) => rows[place] ?? [])
}

/** The first index of a key among the sorted ones. */
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
