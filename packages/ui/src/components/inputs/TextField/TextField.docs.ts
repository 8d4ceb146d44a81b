import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Text input'],
  root: 'The <div> around the label, the control and what is said below it.',
  whenToUse: ['A line of text.', 'A number is a NumberField, a secret a PasswordField.'],
  do: ['Set autoComplete, so that browsers can fill it in.'],
  dont: ['Don’t use a placeholder as label or as description.'],
  accessibility: ['The label names it; description and error describe it.'],
}
