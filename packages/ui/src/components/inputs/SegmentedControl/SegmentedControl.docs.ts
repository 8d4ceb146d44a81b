import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Button group', 'Toggle group'],
  root: 'The <div> around the segments.',
  whenToUse: [
    'One of two to five views or units, at once: Hour, Day, Week.',
    'In a form that is sent use RadioGroup; for views with contents of their own use Tabs.',
  ],
  do: ['Keep the words short and of about the same length.'],
  dont: ['Don’t use it for yes and no; that is a Switch.'],
  accessibility: ['A radio group with a name: Tab enters it once, arrows go from one to the next, and Space chooses.'],
}
