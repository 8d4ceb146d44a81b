import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Print', 'PDF', 'Report'],
  root: 'The <div> around what is printed, a child of <body>.',
  whenToUse: ['A page that people print or save as PDF, and that loads parts of it only when they come in sight.'],
  do: [
    'Render it while a dialog says that the report is being prepared, and call window.print() in onReady.',
    'Begin it with what the page says in its toolbar: of what it is, of which days, with which filters.',
  ],
  dont: ['Don’t leave it there after printing: it draws everything a second time.'],
  accessibility: ['Inert on the screen: it cannot be focused, and screen readers leave it out.'],
}
