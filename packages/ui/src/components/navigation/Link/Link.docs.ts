import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  root: 'The <a>.',
  whenToUse: ['Leads somewhere, inside a sentence or alone.', 'What does something is a Button.'],
  do: ['Let its words say where it leads.'],
  dont: ['Don’t write “here”.'],
  accessibility: [
    'A native link, told from the text around it by its weight as well as its colour.',
    'One that opens a new tab says so after its words, in an icon and to screen readers.',
  ],
}
