import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  root: 'The <svg>.',
  whenToUse: ['Decoration beside a word.', 'For a button without a word use IconButton.'],
  do: ['Set isDirectional for what points along the line of reading.'],
  dont: ['Don’t let it stand alone for something that has to be understood.'],
  accessibility: ['Hidden from screen readers; the text beside it says what it means.'],
}
