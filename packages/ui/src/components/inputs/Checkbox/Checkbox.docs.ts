import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  root: 'The <label> around box and text.',
  whenToUse: [
    'Yes or no that is sent with a form, or one of several that may all be chosen.',
    'What acts at once is a Switch; one of several is a RadioGroup.',
  ],
  do: ['Write the label as what holds when it is ticked.'],
  dont: ['Don’t write a label with “not” in it.'],
  accessibility: [
    'Space ticks; a parent of several shows the mixed state, and says so.',
    'The label is part of the target, which is at least 24 px, and 40 px where a finger points.',
  ],
}
