import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['User menu', 'Profile'],
  root: 'The <div> of the menu, once it is open.',
  whenToUse: ['Who is signed in, and the way out, at the end of a header.'],
  do: ['Show the address, so that people with several accounts know which one this is.'],
  dont: ['Don’t put settings of a site here; these belong to the site.'],
  accessibility: [
    'A button with the account’s name, and a menu: arrows walk, Enter chooses, Escape closes and gives the focus back.',
  ],
}
