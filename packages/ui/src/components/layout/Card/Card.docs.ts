import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Panel', 'Tile'],
  root: 'The <section>.',
  whenToUse: ['Holds what belongs together and apart from the rest of a page.'],
  do: ['Give it a heading where there are several.'],
  dont: ['Don’t put cards into cards.'],
  accessibility: [
    'With a title it is a group of that name, and no landmark; with an aria-label it is one, to which people can jump.',
  ],
}
