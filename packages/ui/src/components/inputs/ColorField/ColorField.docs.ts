import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Color picker', 'Colour input', 'Swatch'],
  root: 'The <div> around the label, the control and what is said below it.',
  whenToUse: ['One colour that a person may know by its code, such as that of a brand.'],
  do: ['Say in the error which colour would do, and offer it.'],
  dont: ['Don’t use it to choose one of a few colours: a RadioGroup shows them.'],
  accessibility: [
    'The code can be typed, so nobody needs the picker. The picker is the browser’s own, with its name beside the label.',
  ],
}
