import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Alert', 'Banner', 'Message'],
  root: 'The <div>.',
  whenToUse: [
    'One thing that a person should know about this page, now: a warning, a limit, a success that stays.',
    'What is over after a moment is a toast; what is missing is an EmptyState.',
  ],
  do: ['Say what it means for the person, and offer the next step.'],
  dont: ['Don’t show two above one another.'],
  accessibility: [
    'A warning that comes while the page is open is announced; the icon is decoration, and the text carries the meaning.',
  ],
}
