import { breakdownIds } from '../query/tabs.ts'
import type { ChosenCards } from '../query/cards.ts'
import type { Columns } from '../query/columns.ts'

/** The names in place of cards and columns that there are not. */
export const unknownNamesOf = ({
  invalidCards,
  columns,
}: Pick<ChosenCards, 'invalidCards'> & { columns: Columns }): string[] => [
  ...new Set([...invalidCards, ...breakdownIds.flatMap((id) => columns[id].invalid)]),
]

export const hasUnknownColumns = (columns: Columns): boolean =>
  breakdownIds.some((id) => columns[id].invalid.length > 0)
