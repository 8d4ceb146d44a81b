/** The rows that were selected: some by their ids, or every row that matches. */
export interface RowSelection {
  ids: ReadonlySet<string>
  /** Whether every row that matches is meant, on all pages. */
  isAll: boolean
}

export const nothingSelected: RowSelection = { ids: new Set(), isAll: false }

/** The number of selected rows, where `total` match. */
export const countOf = ({ ids, isAll }: RowSelection, total: number): number => (isAll ? total : ids.size)

/** Whether all, some or none of the rows of a page are selected. */
export function stateOf({ ids, isAll }: RowSelection, page: readonly string[]): 'all' | 'some' | 'none' {
  const count = page.filter((id) => isAll || ids.has(id)).length
  return count === 0 ? 'none' : count === page.length ? 'all' : 'some'
}

/** Selects rows or takes them out. Without one of them it is not every row any more: those of the page stay. */
export function withRows(
  { ids, isAll }: RowSelection,
  changed: readonly string[],
  isSelected: boolean,
  page: readonly string[],
): RowSelection {
  const next = new Set(isAll ? page : ids)
  for (const id of changed) {
    if (isSelected) next.add(id)
    else next.delete(id)
  }
  return { ids: next, isAll: isAll && isSelected }
}

/** The rows between two of a page, both of them included. */
export function between(page: readonly string[], one: string | null, other: string): readonly string[] {
  const [start, end] = [one === null ? -1 : page.indexOf(one), page.indexOf(other)]
  return start === -1 ? [other] : page.slice(Math.min(start, end), Math.max(start, end) + 1)
}
