import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Toggle'],
  root: 'The <div> around the switch and its description.',
  whenToUse: ['A setting that acts at once.', 'What is sent with a form is a Checkbox.'],
  do: ['Write what is on when it is on.'],
  dont: ['Don’t let it need a Save button.'],
  accessibility: ['A switch with its label; Space turns it, and while it is pending it is aria-busy.'],
}
