import type { Guide } from '../../docs/guide.ts'

export const guide: Guide = {
  whenToUse: [
    'Rows with columns that people sort, select and act on.',
    'A handful of facts about one thing is a list; visitors by dimension are a BreakdownPanel.',
  ],
  do: [
    'Put what identifies a row into the first column, and give the others a priority, so that small screens keep what matters.',
    'Give a storageKey to a table that people come back to, so that it stays as they arranged it.',
    'Give a message for nothing at all, and let the table say by itself that nothing matches.',
  ],
  dont: ['Don’t put more than one action into sight per row; the others go behind “more”.'],
  accessibility: [
    'A native table: a caption, column headings with aria-sort, row headings.',
    'Sorting is a button in its heading: ascending, descending, as it was.',
    'Selection is a checkbox per row, named after the row; what is selected is announced, and Escape takes it back.',
    'With more than 200 rows only those in sight are drawn, and the numbers of the rows stay right.',
  ],
}
