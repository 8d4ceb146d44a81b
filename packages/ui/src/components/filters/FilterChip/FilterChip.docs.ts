import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Filter pill'],
  root: 'The <div> around its buttons, or around the text of a fixed filter.',
  whenToUse: [
    'One filter that can be changed: field, operator and values. A FilterBar has its own.',
    'For filters that are only shown and removed use FilterChips.',
    'Without `onRemove` the filter is fixed: a text that nobody changes.',
  ],
  do: ['Show values as people know them: “Germany”, not “DE”.'],
  dont: ['Don’t put more than one condition into one chip.'],
  accessibility: [
    'Two buttons: one opens the form that changes the filter, the other removes it.',
    'Backspace and Delete remove the chip that has the focus; every value is in its name.',
  ],
}
