import type { ComponentDocs } from '../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Status'],
  root: 'The <div>.',
  whenToUse: ['Waits with a person for the first event of a site.'],
  do: ['Say what to look at when nothing comes.'],
  dont: ['Don’t let it spin without end and without a word.'],
  accessibility: [
    'The state is announced when it changes; the moving ring is decoration, and stands still for reduced motion.',
  ],
}
