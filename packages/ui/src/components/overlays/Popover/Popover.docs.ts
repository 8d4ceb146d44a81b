import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Popup', 'Flyout'],
  root: 'The <section> of the dialog.',
  whenToUse: [
    'Something small that belongs to a control, while the page stays usable.',
    'A word of explanation is a Tooltip; a task is a Dialog.',
  ],
  do: ['Keep it to what is understood at a glance.'],
  dont: ['Don’t open it on hover.'],
  accessibility: [
    'The button says whether it is open; the focus goes in and returns, and Escape or a press outside closes.',
  ],
}
