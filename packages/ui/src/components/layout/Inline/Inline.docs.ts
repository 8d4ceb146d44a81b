import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  root: 'The <div>.',
  whenToUse: [
    'Puts small things beside one another: buttons, a label and its value, a message and its button.',
    'For parts of a page that stand below one another on a phone take Columns.',
  ],
  do: ['Expect several lines: on a phone, and in a language with longer words.'],
  dont: ['Don’t rely on two things being in the same line.'],
  accessibility: ['Draws a plain element, in the order of the source.'],
}
