import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Autocomplete', 'Typeahead'],
  root: 'The <div> around the label, the control and what is said below it.',
  whenToUse: [
    'One of more than about ten options, or of options that a service has to find.',
    'For a few there is Select; for free text there is TextField.',
  ],
  do: ['Say in the list when nothing matches, and what could.'],
  dont: ['Don’t open a list of thousands unfiltered.'],
  accessibility: [
    'The pattern of a combobox: arrows walk the list, Enter chooses, Escape closes, and typing filters; matches are announced.',
    'In a MultiCombobox the keyboard removes chosen values, each by its name.',
  ],
}
