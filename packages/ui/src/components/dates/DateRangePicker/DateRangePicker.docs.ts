import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Date range', 'Period picker', 'Calendar', 'Date filter'],
  root: 'The <div> around the button.',
  whenToUse: [
    'The range of the statistics on a page, and the period that it is compared with.',
    'For one day in a form use DateField; for views of the same days use SegmentedControl.',
  ],
  do: [
    'Keep a relative range as it is, “last 3 months”, and let `resolveRange` work out its days when you call your service.',
    'Give it the site’s time zone and first weekday: its days are the site’s.',
    'Keep range and comparison in the address, in one step.',
  ],
  dont: ['Don’t put another control between the steppers and the range.'],
  accessibility: [
    'A dialog behind a button that says what is applied; a change is announced.',
    'Presets are a group walked by arrows; days are typed part by part or chosen in a grid.',
    'Single letters choose only while the picker has the focus, and never while somebody types.',
  ],
}
