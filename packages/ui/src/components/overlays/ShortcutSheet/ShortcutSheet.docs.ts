import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  root: 'The <section> of the dialog.',
  whenToUse: ['Everything that keys do, on the press of a question mark.'],
  do: ['Name what a shortcut does in the words of the button that does the same.'],
  dont: ['Don’t list a shortcut that does nothing on this page.'],
  accessibility: [
    'Single-key shortcuts can be turned off here, as WCAG 2.1.4 asks.',
    'Each shortcut is a term with its keys as the description.',
  ],
}
