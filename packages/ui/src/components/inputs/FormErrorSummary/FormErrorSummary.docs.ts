import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  root: 'The <div>.',
  whenToUse: ['At the head of a form with several fields, after the service has answered with errors.'],
  do: ['Use the words of the fields’ labels.'],
  dont: ['Don’t repeat it when only one short field is in sight.'],
  accessibility: ['It takes the focus, says how many fields there are, and each line leads to its field.'],
}
