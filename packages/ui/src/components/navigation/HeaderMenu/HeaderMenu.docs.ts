import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  root: 'The <div> of the menu, once it is open.',
  whenToUse: ['Account, theme and language behind one button, on narrow screens.'],
  do: ['Keep the order of the wide header.'],
  dont: ['Don’t use it where the three have room.'],
  accessibility: [
    'A button with a name, and a menu with groups; a choice is a radio item that says whether it is set.',
  ],
}
