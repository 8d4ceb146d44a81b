import type { Guide } from '../../docs/guide.ts'

export const guide: Guide = {
  alsoCalled: ['Line chart', 'Time series'],
  root: 'The <section> around the head and the drawing.',
  whenToUse: ['A figure over time, with the time before, what is expected, and notes at its days.'],
  do: [
    'Give the bucket that is not over yet as partial: it is dotted, and says “so far”.',
    'Leave a gap where figures are missing, and say in missing why they are.',
    'Name the levels that figures are held against as references.',
    'Say with each granularity that is off why it is.',
  ],
  dont: [
    'Don’t fill a gap with 0.',
    'Don’t draw more than one figure; the scales would lie.',
    'Don’t turn the axis round for right-to-left: time runs left to right in every language.',
  ],
  accessibility: [
    'Arrow keys, Home and End walk the points and say them; with Shift they select a range, and Enter opens it.',
    'The compared line is hidden by a button with aria-pressed in the legend; focus on an entry makes its line stand out.',
    'A flag is a button with its notes as its name. Escape takes the text away, which can be pointed at itself.',
    'The same data stand behind “View as table”; nothing is animated for reduced motion, controls are not printed, and dashes tell lines apart.',
  ],
}
