import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Search', 'Quick open'],
  root: 'The <section> of the dialog.',
  whenToUse: ['Pages, things and settings that people reach often, by typing what they are called.'],
  do: ['Offer only what this person may do here.', 'Show the shortcut of what has one.'],
  dont: [
    'Don’t make it the only way to anything.',
    'Don’t put hundreds of entries in; look them up while somebody types.',
  ],
  accessibility: [
    'The focus stays in the search, and the arrows walk the commands; Enter chooses, Escape closes and gives the focus back.',
  ],
}
