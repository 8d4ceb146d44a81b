import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['History', 'Activity feed', 'Event log'],
  root: 'The <ol>.',
  whenToUse: [
    'A few things that happened to one order, task or account, and what is to come.',
    'Many of them that are searched are a DataTable; steps that somebody has to take are a Stepper.',
  ],
  do: ['Say in the title what happened, and the time in the zone of the page.'],
  dont: ['Don’t let the colour of a dot say something that no word says.'],
  accessibility: ['An ordered list with a name; each item says what and when.'],
}
