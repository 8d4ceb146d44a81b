import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['User', 'Persona'],
  root: 'The <span> around avatar and name.',
  whenToUse: ['Who a row is about, in the first column of a list of people.'],
  do: ['Give as seed what never changes, so that the colour stays.'],
  dont: ['Don’t cut the name where there is no second place to read it.'],
  accessibility: ['Name and second line are read in this order; the avatar is decoration.'],
}
