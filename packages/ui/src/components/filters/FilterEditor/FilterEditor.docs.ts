import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  root: 'The <form>.',
  whenToUse: ['Making or changing one filter, in a popover or a sheet. A FilterBar has it.'],
  do: [
    'Load the most frequent values first, with their counts.',
    'Set `kind` for fields of numbers or days: their values are typed, and compared as larger or smaller.',
  ],
  dont: ['Don’t refuse a value that is not in the list: it may come later, or be a pattern.'],
  accessibility: [
    'A form of three fields; the values are a combobox of which several can be chosen.',
    'Where the values cannot be loaded, that is announced, and a value can still be typed.',
  ],
}
