import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Index page', 'CRUD'],
  root: 'The <div> around heading, filters and table.',
  whenToUse: [
    'A page of a console that lists rows of one kind, with filters, sorting, pages, and changes to one row or many.',
    'Use RowDrawer for its drawer, ConflictNotice where somebody else has changed the row, and BulkReport for the outcome of a change of many rows.',
    'For rows inside of another page take DataTable.',
  ],
  do: [
    'Keep filters, sorting and page in the address, by `query` and `onQueryChange` of `useListState`, so that a list can be sent to somebody.',
    'Keep the open row in the address too, so that going back closes it.',
  ],
  dont: ['Don’t ask to confirm what can be undone.'],
  accessibility: [
    'The heading says how many rows there are; the table is named by the heading.',
    'After rows were deleted the focus stays in the table.',
  ],
}
