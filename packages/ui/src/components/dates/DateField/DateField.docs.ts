import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Date picker', 'Calendar'],
  root: 'The <div> around the label, the control and what is said below it.',
  whenToUse: [
    'One day that a person knows or can look up: the day of an annotation, the first day of an export.',
    'For a range of days use DateRangePicker.',
  ],
  do: [
    'Give `minValue` and `maxValue` where not every day can be chosen: the field then names the first and the last.',
    'Give it `hasCalendar` where the weekday matters, or where people would rather point than type.',
    'Name the time zone of the day in the description, where it can differ.',
  ],
  dont: ['Don’t use the browser’s own date field: it is written in the language of the browser, not of the page.'],
  accessibility: [
    'Year, month and day are spin buttons of their own: digits fill them, arrows step, Tab and the arrows move on.',
    'The Gregorian calendar in Latin digits in every language, as the numbers around it.',
  ],
}
