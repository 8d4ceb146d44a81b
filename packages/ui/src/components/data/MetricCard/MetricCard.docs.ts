import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['KPI', 'Stat card', 'Scorecard'],
  root: 'The <div> of the card.',
  whenToUse: [
    'One metric (KPI) by itself: on a start page, in a drawer, in a grid of others.',
    'For several metrics of one period, one of which is open as a chart, use MetricStrip.',
  ],
  do: [
    'Give a shortened value, and `fullValue`: it is shown on hover and read by screen readers.',
    'Say in the note what it is compared with.',
    'Give a tone its reason in words.',
  ],
  dont: ['Don’t write 0 where nothing is known: that is –.', 'Don’t put a value into a card that is locked.'],
  accessibility: [
    'A group with the name of the metric; the change is said in words.',
    'With `href` the label is a link that covers the card, and its actions stand beside it.',
    'The sparkline is decoration: value and change say what it shows.',
  ],
}
