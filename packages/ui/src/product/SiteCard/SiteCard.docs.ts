import type { ComponentDocs } from '../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  root: 'The <article>, the <a> of SiteAvatar and the <div> of SiteGrid.',
  whenToUse: ['One site in the list of somebody’s sites, with its metrics of one range.'],
  do: ['Show a dash for what is missing, and say why.'],
  dont: ['Don’t put a second link on the card that leads to the same place.'],
  accessibility: ['The name is the link, and the card’s area follows it; the menu is a button of its own after it.'],
}
