/** A group of rows. */
export interface Group {
  /** The value that its rows share; null for rows without one. */
  name: string | null
  /** The number of its rows. */
  count: number
  /** The number of groups that begin before it. */
  index: number
}

export interface GroupedRows<Row> {
  /** The rows, with those of a group next to each other. Groups are in the order of their first rows. */
  rows: readonly Row[]
  /** The groups, by the id of their first row. */
  groups: ReadonlyMap<string, Group>
}

const noGroups: ReadonlyMap<string, Group> = new Map()

/** Groups rows by a common value. The order within a group stays the same. */
export function grouped<Row extends { id: string }>(
  rows: readonly Row[],
  groupBy: ((row: Row) => string | null) | undefined,
): GroupedRows<Row> {
  if (groupBy === undefined) return { rows, groups: noGroups }
  const byName = Map.groupBy(rows, groupBy)
  const groups = [...byName].flatMap(([name, [first, ...others]], index): [string, Group][] =>
    first === undefined ? [] : [[first.id, { name, count: others.length + 1, index }]],
  )
  return { rows: [...byName.values()].flat(), groups: new Map(groups) }
}
