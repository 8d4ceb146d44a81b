import type { Guide } from '../../../docs/guide.ts'

export const guide: Guide = {
  alsoCalled: ['Paged table', 'Data grid', 'Sortable table'],
  root: 'The <div> around the table and its pages.',
  whenToUse: [
    'Rows with columns that people sort, select and act on.',
    'A handful of facts about one thing is a list; visitors by dimension are a BreakdownPanel.',
  ],
  do: [
    'Put what identifies a row into the first column, and give the others a priority, so that small screens keep what matters.',
    'Give a storageKey to a table that people come back to, and let them arrange it: it stays as they left it.',
    'Give each column its kind: figures are written as everywhere else, and stand at the end.',
    'Give a total only where the service knows that of all rows; the sum of a page is not one.',
    'Say with isDenied that somebody may not see the list: asking again brings nothing.',
    'Show cards with narrow="cards" where each row is read by itself; columns to compare go below their row.',
    'Give a message for nothing at all, and let the table say by itself that nothing matches.',
  ],
  dont: [
    'Don’t put more than one action into sight per row; the others go behind “more”.',
    'Don’t edit in its cells: it is a table and no grid, and Tab walks its controls.',
    'Don’t group rows that come page by page: a group would be cut where its page ends.',
  ],
  accessibility: [
    'A native table: a caption, column headings with aria-sort, row headings.',
    'Sorting is a button in its heading: ascending, descending, as it was. With Shift a heading comes after the others; the first one has aria-sort, and the whole order is announced.',
    'Selection is a checkbox per row, named after the row, and with Shift those in between; what is selected is announced, stays on other pages, and Escape takes it back.',
    'The edge of a column is a separator that arrows move, Home makes narrow and Enter puts back; arrows follow the eye right to left.',
    'Columns are moved and pinned in a dialog with buttons, which keep the focus and say the new place.',
    'What scrolls by itself is a region with a name that takes the focus.',
    'With more than 200 rows only those in sight are drawn, and the numbers of the rows stay right.',
  ],
}
