import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Chip', 'Label'],
  root: 'The <span>.',
  whenToUse: [
    'A code or a name: a country, a label, a version.',
    'A state is a Badge; a filter is one of the FilterChips.',
  ],
  do: ['Write codes as they are known.'],
  dont: ['Don’t use it as a button.'],
  accessibility: ['Plain text; where it is short for something, the full name is beside it or its title.'],
}
