/** A column whose values are counted beside those of others. */
export interface GroupedColumn {
  /** Told apart by it; a name from the code. */
  id: string
  column: string
}

/** The pieces of a query that counts the values of several columns in one scan: a row belongs to one value of one column. */
export interface Grouping {
  /** The `id` of the column. */
  dimension: string
  value: string
  groupBy: string
}

export function groupingOf(columns: readonly GroupedColumn[]): Grouping {
  const [first] = columns
  if (first !== undefined && columns.length === 1)
    return { dimension: `'${first.id}'`, value: `toString(${first.column})`, groupBy: first.column }
  const which = (choose: (one: GroupedColumn) => string) =>
    columns.reduceRight((rest, one) => `if(grouping(${one.column}) = 0, ${choose(one)}, ${rest})`, `''`)
  return {
    dimension: which(({ id }) => `'${id}'`),
    value: which(({ column }) => `toString(${column})`),
    groupBy: `GROUPING SETS (${columns.map(({ column }) => `(${column})`).join(', ')})`,
  }
}
