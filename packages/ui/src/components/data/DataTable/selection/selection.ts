/** The selected rows: individual ids, or all matching rows. */
export interface RowSelection {
  ids: ReadonlySet<string>
  /** Whether all matching rows on all pages are selected. */
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

/**
 * Adds rows to the selection or removes them. Removing one from a selection of all rows leaves the other rows of the
 * page.
 */
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

/** The rows between two rows of a page, both included. */
export function between(page: readonly string[], one: string | null, other: string): readonly string[] {
  const [start, end] = [one === null ? -1 : page.indexOf(one), page.indexOf(other)]
  return start === -1 ? [other] : page.slice(Math.min(start, end), Math.max(start, end) + 1)
}
