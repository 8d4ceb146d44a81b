import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Progress bar'],
  root: 'The <div> around the label and the bar.',
  whenToUse: [
    'How far work has come that somebody waits for.',
    'For work that goes on without the page use JobProgress.',
  ],
  do: ['Say in the label what is being done.'],
  dont: ['Don’t let it go back.'],
  accessibility: ['A progress bar with a name and a value in words.'],
}
