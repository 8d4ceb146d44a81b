import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Side panel', 'Flyout', 'Modal panel'],
  root: 'The <section> of the dialog.',
  whenToUse: ['The details of a row, while the list stays in sight.'],
  do: ['Give it an address, so that it can be sent to somebody.'],
  dont: ['Don’t put a whole page into it.'],
  accessibility: ['A dialog at the end of the line of reading: the focus goes in and returns, Escape closes.'],
}
