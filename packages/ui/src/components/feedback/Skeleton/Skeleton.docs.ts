import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Placeholder', 'Loading'],
  root: 'The <span>.',
  whenToUse: ['Stands for what is loading, in its shape, when that takes longer than a blink.'],
  do: ['Give it the size of what will come, so that nothing jumps.'],
  dont: ['Don’t show it for what is refreshed; the old data stay.'],
  accessibility: [
    'Hidden from screen readers; the region around it says that it is loading. It stands still for reduced motion.',
  ],
}
