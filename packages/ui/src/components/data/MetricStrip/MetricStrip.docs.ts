import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['KPI', 'Metric cards', 'Stat', 'Scorecard'],
  root: 'The <div> around the cards.',
  whenToUse: ['The few metrics of a period, of which one is open as a chart.'],
  do: [
    'Order them by the questions that people ask: how many, who, how long.',
    'Give a shortened value, and `fullValue`: it is shown on hover and read by screen readers.',
    'Give a metric that could not be loaded an `onRetry`.',
    'Let people choose the metrics by a Menu at the `end`.',
    'Give the reason of a tone in words, and in the note of a locked metric who can see it.',
  ],
  dont: [
    'Don’t put more than eight into it: more than six are scrolled.',
    'Don’t pass the value of a metric that somebody may not see: `isLocked` draws its own.',
    'Don’t write 0 where nothing is known: that is –.',
  ],
  accessibility: [
    'Tabs: arrows walk, and the panel is named by its metric; the change is said in words.',
    'Where the cards do not stand in one row, the realtime metric is a tab only while it is open; the page shows it elsewhere.',
    'The actions, the change with a `deltaAction` and “Try again” of a card stand after the tabs, since a tab may hold no button.',
    'Sparklines are decoration: the value and its change say what they show.',
  ],
}
