import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Bottom sheet', 'Modal sheet'],
  root: 'The <section> of the dialog.',
  whenToUse: ['On a phone, what is a popover or menu on a wide screen.'],
  do: ['Keep the main action at its foot, where the thumb is.'],
  dont: ['Don’t let it cover the whole screen without a way to close it.'],
  accessibility: [
    'A dialog: the focus goes in and returns; Escape, the scrim and the button close it, and dragging is never the only way.',
  ],
}
