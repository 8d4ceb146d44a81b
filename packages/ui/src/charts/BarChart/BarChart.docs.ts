import type { ComponentDocs } from '../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Column chart', 'Histogram'],
  root: 'The <section> around the head and the drawing.',
  whenToUse: ['One metric by hour or minute, where each bar is read by itself.', 'For days use TrendChart.'],
  do: [
    'Give the present hour as the last bar; it stands out.',
    'Give 0 as 0, which is drawn as a thin line; a missing value has no bar.',
  ],
  dont: ['Don’t draw more than some sixty bars.'],
  accessibility: [
    'As TrendChart: arrow keys go from bar to bar and say it, and there is a table with the same values.',
  ],
}
