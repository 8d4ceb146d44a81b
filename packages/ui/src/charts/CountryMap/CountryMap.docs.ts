import type { ComponentDocs } from '../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Choropleth', 'World map'],
  root: 'The <section> around map and scale.',
  whenToUse: ['A metric by country, beside the list of the same countries.'],
  do: [
    'Give only the countries that are known; without any it says so instead of drawing an empty world.',
    'Put the list beside it, as the picture of a BreakdownPanel, and let pointing at one highlight the other.',
  ],
  dont: [
    'Don’t show it alone: small countries are not on it, and no key reaches a country.',
    'Don’t let shades stand for exact values; each is a fifth of the countries.',
  ],
  accessibility: [
    'An image with a name. Its rows in the list beside it are the form for keyboards and screen readers; all countries are a table one press away.',
  ],
}
