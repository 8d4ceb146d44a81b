import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Loader', 'Activity indicator'],
  root: 'The <div> around arc and text.',
  whenToUse: [
    'A short wait for something whose form is not known, such as the answer to a link that somebody has opened.',
    'Where the form is known take Skeleton; where a share is known take Progress; a Button that was pressed has its own with isPending.',
  ],
  do: ['Say what is waited for, where it may take longer than a second.'],
  dont: ['Don’t put several on one page.'],
  accessibility: ['A status: a screen reader says the text once. It stands still where motion is reduced.'],
}
