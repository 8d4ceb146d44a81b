import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Filters', 'Query builder'],
  root: 'The <div> around the filters.',
  whenToUse: ['The filters of a page of statistics, with comparison and dates at the end of the same line.'],
  do: [
    'Keep the filters in the address, so that people can send a link to them and go back to them.',
    'Let a press on a row of a BreakdownPanel add a filter too: with the counts beside its values, the panel is the list of facets.',
    'Pin the one or two fields that most people filter by.',
  ],
  dont: ['Don’t use it above a table of records: that has a SearchBar.'],
  accessibility: [
    'A named group of chips; when one goes, the focus moves to the next one.',
    'What a changed filter leaves is announced politely; data that change by themselves are not.',
    'On a phone, a button that says how many filters there are opens a sheet.',
  ],
}
