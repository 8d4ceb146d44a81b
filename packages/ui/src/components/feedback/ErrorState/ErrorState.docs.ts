import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Failure'],
  root: 'The <div>.',
  whenToUse: ['A part of the page could not be loaded.'],
  do: ['Say what did not come, and offer to try again.'],
  dont: ['Don’t show codes without words, and don’t blame the person.'],
  accessibility: [
    'It is announced when it takes the place of what was loading; the button to try again is the next stop of Tab.',
  ],
}
