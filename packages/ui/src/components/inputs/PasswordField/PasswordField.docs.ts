import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  root: 'The <div> around the label, the control and what is said below it.',
  whenToUse: ['A password that is typed; with a bar of its strength where it is a new one.'],
  do: ['Let people see what they type, and paste; set autoComplete, so that password managers find it.'],
  dont: ['Don’t ask for signs of certain kinds; length is what counts.'],
  accessibility: ['The button to show it says whether it is shown; the strength is a word, not a colour alone.'],
}
