import type { Guide } from '../../../docs/guide.ts'

export const guide: Guide = {
  alsoCalled: ['KPI', 'Metric cards', 'Stat', 'Scorecard'],
  root: 'The <div> around the cards.',
  whenToUse: ['The few figures of a period, of which one is open as a chart.'],
  do: [
    'Order them as people ask: how many, who, how long.',
    'Shorten the figure and give it in full beside: it is shown on hover and said.',
    'Give a figure that could not be loaded an `onRetry`.',
    'Give a tone its reason in words, and a locked figure the note that says who has it.',
  ],
  dont: [
    'Don’t put more than six into it.',
    'Don’t give a figure to somebody who may not see it: `isLocked` draws its own.',
    'Don’t write 0 where nothing is known: that is –.',
  ],
  accessibility: [
    'Tabs: arrows walk, and the panel is named by its figure; the change is said in words.',
    'Where the cards are no row, the live figure is no tab unless it is open: the page says it elsewhere.',
    'The actions and “Try again” of a card stand after the tabs, since a tab may hold no button.',
    'Sparklines are decoration: the figure and its change say what they show.',
  ],
}
