import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Modal', 'Popup', 'Lightbox'],
  root: 'The <section> of the dialog.',
  whenToUse: [
    'A short task that has to be ended before the page goes on.',
    'What accompanies the page goes into a Drawer; a yes or no is a ConfirmDialog.',
  ],
  do: ['Name it with what is done there.'],
  dont: ['Don’t open one dialog from another.'],
  accessibility: [
    'The focus goes in, stays in, and returns; Escape closes; the page behind is out of reach for screen readers.',
  ],
}
