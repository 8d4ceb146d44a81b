import type { Guide } from '../../../docs/guide.ts'

export const guide: Guide = {
  alsoCalled: ['Period picker', 'Calendar', 'Date filter'],
  root: 'The <div> around the button.',
  whenToUse: [
    'The days that figures on a page are about, and what they are compared with.',
    'For one day in a form there is a TextField; for views of the same days there is SegmentedControl.',
  ],
  do: [
    'Keep a relative range as it is, “last 3 months”, and let resolveRange say which days it comes to when you ask your service.',
    'Give it the site’s time zone and first weekday: its days are the site’s.',
    'Keep range and comparison in the address, in one step.',
  ],
  dont: ['Don’t put another control between the steppers and the range.'],
  accessibility: [
    'A dialog behind a button that says what is applied; a change is announced.',
    'Presets are a group walked by arrows; days are typed part by part or chosen in a grid.',
    'Single letters choose only while the picker has the focus, and never while one types.',
  ],
}
