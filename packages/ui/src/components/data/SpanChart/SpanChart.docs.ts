import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Range bar', 'Gantt', 'Date span'],
  root: 'The <ul>.',
  whenToUse: [
    'Two or three spans of time that are compared: what somebody has now, and what an order adds.',
    'Events in order are a Timeline; values over time are a chart.',
  ],
  do: ['Say the days of each span in words: the line shows only how they lie to each other.'],
  dont: ['Don’t draw more than a few spans.'],
  accessibility: ['A list with a name; each item says what it is of and when. The lines are drawing alone.'],
}
