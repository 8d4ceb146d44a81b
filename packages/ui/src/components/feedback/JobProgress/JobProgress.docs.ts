import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Progress'],
  root: 'The <div>.',
  whenToUse: ['Work of the service that takes more than a moment and goes on when the page is left.'],
  do: ['Say what is being done, and beside it what came of it row by row.'],
  dont: ['Don’t stop it when the page is left.'],
  accessibility: ['A progress bar with a name; its end is announced, each percent is not.'],
}
