import type { ComponentDocs } from '../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  root: 'The <div> that the drawing fills.',
  whenToUse: ['To show what a brand makes of a dashboard: in a gallery of brands, and beside the fields of one.'],
  do: [
    'Put it into a BrandProvider with the tokens of the brand.',
    'Say in words nearby that the numbers are examples, where it is larger than a card.',
  ],
  dont: ['Don’t use it for the figures of a site: it has none.'],
  accessibility: ['A drawing: a screen reader passes over it, unless it has a name.'],
  alsoCalled: ['theme preview', 'thumbnail'],
}
