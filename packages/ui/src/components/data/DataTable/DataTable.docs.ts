import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Paged table', 'Data grid', 'Sortable table'],
  root: 'The <div> around the table and its pages.',
  whenToUse: [
    'Rows with columns that people sort, select and act on.',
    'For a few facts about one thing use DescriptionList; for visitors by dimension use BreakdownPanel.',
  ],
  do: [
    'Put what identifies a row into the first column, and give the others a priority, so that small screens keep what matters.',
    'Give a storageKey to a table that people come back to, and let them arrange it: it stays as they left it.',
    'Give each column its kind: numbers are then formatted as everywhere else, and aligned at the end.',
    'Give a total only where the service knows that of all rows: the sum of one page is no total.',
    'Set `isDenied` where somebody may not see the list: then nothing offers to try again.',
    'Show cards with narrow="cards" where each row is read by itself; columns to compare go below their row.',
    'Give a message for a list without any rows; the table says by itself that nothing matches the filters.',
  ],
  dont: [
    'Don’t put more than one action into sight per row; the others go behind “more”.',
    'Don’t edit in its cells: it is a table and no grid, and Tab walks its controls.',
    'Don’t group rows that come page by page: a group would be cut where its page ends.',
  ],
  accessibility: [
    'A native table: a caption, column headings with aria-sort, row headings.',
    'A button in the heading sorts: ascending, descending, then the default order. With Shift a column is added to the order; the first one has aria-sort, and the whole order is announced.',
    'Selection is a checkbox per row, named after the row, and with Shift those in between; the selection is announced, stays on other pages, and Escape clears it.',
    'The edge of a column is a separator that arrows move, Home makes narrow and Enter puts back; in right-to-left languages the arrows are mirrored.',
    'Columns are moved and pinned in a dialog with buttons, which keep the focus and say the new place.',
    'What scrolls by itself is a region with a name that takes the focus.',
    'With more than 200 rows only those in sight are drawn, and the numbers of the rows stay right.',
  ],
}
