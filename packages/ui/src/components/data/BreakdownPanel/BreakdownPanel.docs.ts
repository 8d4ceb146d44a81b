import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Top list', 'Bar list'],
  root: 'The <section>.',
  whenToUse: ['Visitors by page, source, country or another dimension, most of them first.'],
  do: [
    'Put two of them side by side; their heights stay the same whatever they show.',
    'In the table layout mark columns that are still loading as pending, so that nothing moves when they arrive.',
    'Let a press on a row filter by it, and give the rows of pages their address.',
  ],
  dont: ['Don’t show more than nine rows; the rest is in the dialog.'],
  accessibility: [
    'A table with headings; bars are decoration, since each value stands beside its name.',
    'The dimensions are tabs: arrow keys walk, and a row that filters is a button or link with the value in its name.',
  ],
}
