import type { Guide } from '../../docs/guide.ts'

export const guide: Guide = {
  alsoCalled: ['Column chart', 'Histogram'],
  root: 'The <section> around the head and the drawing.',
  whenToUse: ['One figure over hours or minutes, each of which stands for itself.', 'Over days use TrendChart.'],
  do: [
    'Give the running hour as the last one; it stands out.',
    'Give 0 as 0: it is a hair, and what is missing is none.',
  ],
  dont: ['Don’t draw more than some sixty bars.'],
  accessibility: [
    'As TrendChart: arrow keys go from bar to bar and say it, and there is a table with the same values.',
  ],
}
