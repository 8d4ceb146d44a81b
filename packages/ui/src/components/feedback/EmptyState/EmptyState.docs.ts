import type { Guide } from '../../../docs/guide.ts'

export const guide: Guide = {
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
