import type { ComponentDocs } from '../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Mini chart'],
  root: 'The <svg>.',
  whenToUse: [
    'The line of a day or a week beside a value, without axes.',
    'Where values have to be read use TrendChart.',
  ],
  do: ['Show the value beside it, or give it a label that says it.'],
  dont: ['Don’t compare two of them: each has a scale of its own.'],
  accessibility: [
    'Decoration, hidden from screen readers: the value stands beside it. In a column of its own a label makes it an image.',
  ],
}
