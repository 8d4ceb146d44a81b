import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  root: 'The <section> of the dialog.',
  whenToUse: [
    'After a change of many rows of which some were not done.',
    'Where all of them were done a toast is enough.',
  ],
  do: ['Name each row as people know it, and say why in a sentence that helps.'],
  dont: ['Don’t say that it failed where most of it was done.'],
  accessibility: ['A dialog that is named by its title; the reasons are a table that can be sorted and saved.'],
}
