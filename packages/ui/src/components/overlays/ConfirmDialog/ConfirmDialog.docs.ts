import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Modal', 'Confirmation', 'Alert dialog'],
  root: 'The <section> of the dialog.',
  whenToUse: ['Before what cannot be undone. What can be undone is done at once, with an undo in a toast.'],
  do: [
    'Name the thing and the consequence: “Delete harborlane.com? Its statistics go with it.”',
    'Let people type the name where much is lost.',
  ],
  dont: ['Don’t ask “Are you sure?”.', 'Don’t let the button say “OK”: it says what it does.'],
  accessibility: [
    'An alert dialog: before something is destroyed the focus goes to the safe answer, or to the field where the name is typed; it stays inside, and returns.',
    'Escape means no.',
  ],
}
