import type { ComponentDocs } from '../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Bridge', 'Contributions'],
  root: 'The <section> around the head and the drawing.',
  whenToUse: [
    'What makes the difference between two values of one thing: each part as a step from the one to the other.',
    'For the parts of a value over time use StackedChart.',
  ],
  do: ['Let the steps add up to the difference; what is not known is a step, too, and is drawn as the rest.'],
  dont: ['Don’t use it where parts overlap: each would be counted twice.'],
  accessibility: [
    'A list: the first value, each step with its sign, and the last value. Bars are decoration, since the values stand beside them.',
  ],
}
