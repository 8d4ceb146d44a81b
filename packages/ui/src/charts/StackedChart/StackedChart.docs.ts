import type { ComponentDocs } from '../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Area chart'],
  root: 'The <section> around the head and the drawing.',
  whenToUse: ['Parts that make up a whole, over time: visitors by channel.', 'For one metric use TrendChart.'],
  do: ['Put the largest part at the axis, where it can be compared.', 'Give what is left after six parts as the rest.'],
  dont: ['Don’t stack what overlaps: visitors of several pages do not add up.', 'Don’t stack rates or means.'],
  accessibility: [
    'The legend is of buttons with aria-pressed; focus makes a part stand out as pointing does.',
    'As TrendChart: arrow keys go from bucket to bucket and say every part, and there is a table with the same values.',
  ],
}
