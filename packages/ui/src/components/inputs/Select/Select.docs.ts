import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Dropdown', 'Picker'],
  root: 'The <div> around the label, the control and what is said below it.',
  whenToUse: [
    'One of up to about ten options, for which nobody needs a search.',
    'Two to five that should be in sight are a RadioGroup; more than ten are a Combobox.',
  ],
  do: ['Order by what people expect: time by time, names by the alphabet.'],
  dont: ['Don’t use it to go somewhere; that is a Menu of links.'],
  accessibility: ['A button that opens a list box: arrows walk, a letter jumps, Enter chooses, Escape closes.'],
}
