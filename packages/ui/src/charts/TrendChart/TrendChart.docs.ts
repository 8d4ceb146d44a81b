import type { ComponentDocs } from '../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Line chart', 'Time series'],
  root: 'The <section> around the head and the drawing.',
  whenToUse: ['A metric over time, with a comparison, a forecast, and annotations on its days.'],
  do: [
    'Give the bucket that is not over yet as partial: it is dotted, and says “so far”.',
    'Leave a gap where values are missing, and give the reason in `missing`.',
    'Give another metric of the same buckets as `second` where somebody asks whether the two move together.',
    'Give levels to compare with, such as a target, as `references`.',
    'Give the reason with each granularity that is disabled.',
  ],
  dont: [
    'Don’t fill a gap with 0.',
    'Don’t draw more than two metrics: each unit needs an axis of its own.',
    'Don’t turn the axis round for right-to-left: time runs left to right in every language.',
  ],
  accessibility: [
    'Arrow keys, Home and End walk the points and say them; with Shift they select a range, and Enter opens it.',
    'The line of the comparison is hidden by a button with aria-pressed in the legend; focus on an entry makes its line stand out.',
    'A flag is a button with its annotations as its name. Escape closes their text, over which the pointer can move.',
    'The same data stand behind “View as table”; nothing is animated for reduced motion, controls are not printed, and dashes tell lines apart.',
  ],
}
