import type { Guide } from '../../../docs/guide.ts'

export const guide: Guide = {
  root: 'The <section>.',
  whenToUse: ['Holds what belongs together and apart from the rest of a page.'],
  do: ['Give it a heading where there are several.'],
  dont: ['Don’t put cards into cards.'],
  accessibility: [
    'A plain element: name it with a heading, and with a landmark role only if people should be able to jump to it.',
  ],
}
