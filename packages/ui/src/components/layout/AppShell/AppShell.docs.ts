import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Page layout'],
  root: 'The <div> around the whole page.',
  whenToUse: ['The frame of every page of the product: header, navigation, content.'],
  do: ['Give it the links; it knows no router.'],
  dont: ['Don’t put a second shell into a page.'],
  accessibility: [
    'The first Tab offers a link that leads past the header to the content.',
    'Header, navigation and content are landmarks, and the focus is never below the sticky header.',
  ],
}
