import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  root: 'The <div> around the month.',
  whenToUse: [
    'A day that is chosen by its place in the week or the month, where the month may stay in sight.',
    'In a form take DateField with `hasCalendar`: it is typed as well.',
    'For the first and last day of a range use DateRangePicker.',
  ],
  do: ['Give `minValue` and `maxValue` where not every day can be chosen.'],
  dont: ['Don’t use it for a day of birth: nobody wants to page through fifty years.'],
  accessibility: [
    'A grid walked by arrows: Page Up and Page Down go by months, with Shift by years, Home and End to the ends of the month.',
    'The Gregorian calendar in Latin digits in every language, as the numbers around it.',
  ],
}
