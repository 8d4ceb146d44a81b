import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  root: 'See the page of each field.',
  whenToUse: [
    'The label, description and error around a control of your own. Every field of the kit has them already.',
  ],
  do: ['Keep the description below the control; an error takes its place.'],
  dont: ['Don’t use a placeholder as the label.'],
  accessibility: [
    'The label names the control; description and error describe it; a control with an error has aria-invalid.',
  ],
}
