import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Dark mode'],
  root: 'The <div> of the menu, once it is open.',
  whenToUse: ['Light, dark, or as the device, for the whole product.'],
  do: ['Keep the choice for the next visit.'],
  dont: ['Don’t offer it in two places at once.'],
  accessibility: ['A menu of radio items that says which one is set.'],
}
