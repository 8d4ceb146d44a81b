import type { ComponentDocs } from '../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  root: 'The <span> around mark and name.',
  whenToUse: ['The mark, once in a header and on pages outside of the product.'],
  do: ['Keep as much room around it as its dot is wide.'],
  dont: ['Don’t mirror, tint or stretch it; at less than 20 px it stands without the name.'],
  accessibility: ['An image with the name of the product; inside a link, the link says where it leads.'],
}
