import type { ComponentDocs } from '../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  root: 'The <svg>.',
  whenToUse: ['The one illustration, where a page has nothing to show, and on pages outside of the product.'],
  do: ['Once in a view.'],
  dont: ['Don’t put text on it that has to be read.'],
  accessibility: ['Decoration, hidden from screen readers.'],
}
