import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['List filters'],
  root: 'The <form>.',
  whenToUse: [
    'Above a table of the console, where people ask for several fields at once and then search.',
    'Where every letter should search at once use SearchField.',
  ],
  do: [
    'Keep filter sets with the account of the person, where there is one.',
    'Put the two or three fields first that people use daily.',
    'Give options to a field with few values, and suggest to one whose values only the data knows.',
  ],
  dont: ['Don’t search while somebody types; Enter and the button do.'],
  accessibility: ['A search landmark; each field has its label, and Enter searches from any of them.'],
}
