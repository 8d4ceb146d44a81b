import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  root: 'The <div> around the label, the control and what is said below it.',
  whenToUse: [
    'One of a few options, all of which should be in sight, in a form that is sent.',
    'More than about six are a Select; what acts at once is a SegmentedControl.',
  ],
  do: ['Choose the most frequent one at first, unless the choice has to be a person’s own.'],
  dont: ['Don’t put two groups into one line.'],
  accessibility: ['The group has a name; arrows move the choice, and Tab enters and leaves at the chosen one.'],
}
