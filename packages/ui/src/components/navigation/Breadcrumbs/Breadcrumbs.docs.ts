import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  root: 'The <nav>.',
  whenToUse: ['Where a page stands below others, where there are three levels or more.'],
  do: ['Let the last one be the title of the page.'],
  dont: ['Don’t show the way that a person came; show where the page is.'],
  accessibility: [
    'A navigation landmark with a name; the last step has aria-current.',
    'What is folded away is in a menu, in the same order.',
  ],
}
