import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Stepper input'],
  root: 'The <div> around the label, the control and what is said below it.',
  whenToUse: [
    'A number that is typed: points, a price, a limit.',
    'A number that is only a name, such as a postcode, is a TextField.',
  ],
  do: ['Say the unit in the label or behind the field.'],
  dont: ['Don’t correct while somebody types; correct when the field is left.'],
  accessibility: [
    'Arrows step, Home and End go to the bounds, and the buttons beside it are no stops of Tab.',
    'Takes the digits and separators of the language, and Latin ones in all of them.',
  ],
}
