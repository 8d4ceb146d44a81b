import type { ComponentDocs } from '../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Multi-line chart', 'Several lines'],
  root: 'The <section> around the head and the drawing.',
  whenToUse: [
    'The same metric of several things beside each other, over time: visits by country.',
    'For parts that make up a whole use StackedChart; for one metric TrendChart.',
  ],
  do: ['Draw six lines at most; give what is left as the rest.', 'Name each line as people call it.'],
  dont: ['Don’t mix units: a rate and a count on one scale lie.'],
  accessibility: [
    'The legend is of buttons with aria-pressed; focus makes a line stand out as pointing does.',
    'As TrendChart: arrow keys go from bucket to bucket and say every line, Space keeps them open, and there is a table with the same values.',
  ],
}
