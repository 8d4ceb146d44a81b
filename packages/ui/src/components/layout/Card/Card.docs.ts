import type { Guide } from '../../../docs/guide.ts'

export const guide: Guide = {
  root: 'The <section>.',
  whenToUse: ['Holds what belongs together and apart from the rest of a page.'],
  do: ['Give it a heading where there are several.'],
  dont: ['Don’t put cards into cards.'],
  accessibility: [
    'With a title it is a region of that name, to which people can jump; without one it is a plain element.',
  ],
}
