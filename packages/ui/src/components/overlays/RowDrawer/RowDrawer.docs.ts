import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  root: 'The <section> of the dialog.',
  whenToUse: ['Shows and changes one row of a list that stays in sight beside it.', 'For anything else take Drawer.'],
  do: ['Name the row in the address, so that its link can be sent to somebody.'],
  dont: ['Don’t lose what was typed when somebody goes to the next row: ask first.'],
  accessibility: [
    'The ways to the rows before and behind are buttons that stay where they are and keep the focus; at the ends of the page they do nothing, and a screen reader says so.',
  ],
}
