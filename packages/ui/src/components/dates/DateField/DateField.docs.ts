import type { Guide } from '../../../docs/guide.ts'

export const guide: Guide = {
  alsoCalled: ['Date picker', 'Calendar'],
  root: 'The <div> around the label, the control and what is said below it.',
  whenToUse: [
    'One day that a person knows or can look up: the day of a note, the first day of an export.',
    'A span of days of the figures is a DateRangePicker.',
  ],
  do: [
    'Give `minValue` and `maxValue` where not every day can be: the field says which is the first and the last.',
    'Give it `hasCalendar` where the weekday matters, or where people rather point than type.',
    'Say in the help in whose time zone the day is meant, where that can differ.',
  ],
  dont: ['Don’t use a field of the browser for a day: it is written in the language of the browser, not of the page.'],
  accessibility: [
    'Year, month and day are spin buttons of their own: digits fill them, arrows step, Tab and the arrows move on.',
    'The Gregorian calendar in Latin digits in every language, as the figures around it.',
  ],
}
