import type { Guide } from '../../../docs/guide.ts'

export const guide: Guide = {
  alsoCalled: ['Filters', 'Query builder'],
  root: 'The <div> around the filters.',
  whenToUse: ['What the figures of a page are filtered by, with comparison and dates at the end of the same line.'],
  do: [
    'Keep the filters in the address, so that they can be sent and gone back from.',
    'Let a press on a row of a BreakdownPanel add a filter too: with the counts beside the values, that is the list of facets.',
    'Pin the one or two fields that most people filter by.',
  ],
  dont: ['Don’t use it above a table of records: that has a SearchBar.'],
  accessibility: [
    'A named group of chips; when one goes, the focus moves to the next one.',
    'Once it is known what a change leaves, that is said politely; figures that change by themselves are not.',
    'On a phone, a button that says how many filters there are opens a sheet.',
  ],
}
