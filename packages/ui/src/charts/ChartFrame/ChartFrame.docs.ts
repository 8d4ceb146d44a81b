import type { ComponentDocs } from '../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Chart container'],
  root: 'The <section> around the head and the drawing.',
  whenToUse: ['Around every chart: TrendChart, BarChart and Funnel have it already.'],
  do: ['Hand over the data as rows; the table and the file are made from them.'],
  dont: ['Don’t hide an error in an empty chart.'],
  accessibility: ['The chart is a region with a name, and the same data stand in a real table one press away.'],
}
