import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Dropdown menu', 'Context menu', 'Action menu'],
  root: 'The <div> of the menu, once it is open.',
  whenToUse: ['Actions or choices behind a button.', 'A value of a form is a Select.'],
  do: [
    'Keep an entry to a few words: a long one takes up to three lines.',
    'Put what destroys last, apart and in its colour.',
  ],
  dont: ['Don’t nest deeper than one level.'],
  accessibility: [
    'Arrows walk, a letter jumps, Enter chooses, Escape closes and gives the focus back.',
    'Choices are radio or checkbox items and say whether they are set.',
  ],
}
