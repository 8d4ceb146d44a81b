import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  root: 'The <div>.',
  whenToUse: [
    'Puts things one below the other with the same distance between them.',
    'For things beside one another take Inline, for parts of a page side by side take Columns.',
  ],
  do: ['Let the distance be a property of the stack, so that its items have no margins.'],
  dont: ['Don’t put a stack with one item around it for its distance alone.'],
  accessibility: ['Draws a plain element; with `as="ul"` it is a list, whose items are to be `li`.'],
}
