import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Blank slate', 'Nothing found'],
  root: 'The <div>.',
  whenToUse: [
    'There is nothing yet: says what will be here, and offers the first step.',
    'Nothing found is said by the table itself; a failure is an ErrorState.',
  ],
  do: ['Offer one step.'],
  dont: ['Don’t joke.'],
  accessibility: ['Text with a heading; the drawing is decoration.'],
}
