import { breakdownIds } from '../query/tabs.ts'
import type { ChosenCards } from './cards.ts'
import type { Columns } from './columns.ts'

/** The names in place of cards and columns that there are not. */
export const invalidFiguresOf = ({
  invalidCards,
  columns,
}: Pick<ChosenCards, 'invalidCards'> & { columns: Columns }): string[] => [
  ...new Set([...invalidCards, ...breakdownIds.flatMap((id) => columns[id].invalid)]),
]
