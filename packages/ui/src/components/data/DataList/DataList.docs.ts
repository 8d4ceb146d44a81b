import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  root: 'The <ul>, and the <li> of DataListItem.',
  whenToUse: [
    'A few things of one kind in a dialog, a drawer or a card, each with its actions: annotations, addresses, links.',
    'For values that people compare, or for more than about twenty rows, use DataTable.',
  ],
  do: ['Name each action with its item: “Remove the link for the board”.'],
  dont: ['Don’t sort or filter it: that is what DataTable is for.'],
  accessibility: ['A list: a screen reader says how many items there are.'],
}
