import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Multiple choice', 'Check list'],
  root: 'The <div> around the label, the boxes and what is said below them.',
  whenToUse: [
    'Any number of a few that should all be in sight, and belong together under one name.',
    'One box by itself is a Checkbox; one of several is a RadioGroup; many are a MultiCombobox.',
  ],
  do: ['Name the group by what the boxes are about, so that each label can be short.'],
  dont: ['Don’t let one box switch others: what depends on a choice appears after it.'],
  accessibility: ['A group with a name. Tab goes from box to box, and Space ticks.'],
}
