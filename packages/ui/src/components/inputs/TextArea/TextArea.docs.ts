import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  root: 'The <div> around the label, the control and what is said below it.',
  whenToUse: ['Text of more than a line.'],
  do: ['Give it as many rows as the usual text has; people can pull it longer.'],
  dont: ['Don’t use it for a single line: Enter would not send the form.'],
  accessibility: ['The label names it; description and error describe it.'],
}
