import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  root: 'The <div>.',
  whenToUse: [
    'Parts of a page beside one another: a form and its explanation, a map and its list.',
    'For many cards of one size use the grid of that card, such as SiteGrid.',
  ],
  do: ['Put first what is to be read first on a phone.'],
  dont: ['Don’t put columns into columns.'],
  accessibility: ['Reads in the order of the source, whatever the width.'],
}
