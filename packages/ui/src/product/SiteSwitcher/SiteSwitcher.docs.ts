import type { ComponentDocs } from '../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Workspace switcher'],
  root: 'The <div> of the menu, once it is open.',
  whenToUse: ['The open site in the header, and the way to the others.'],
  do: ['Let it search as soon as there are many.'],
  dont: ['Don’t show it where there is one site only.'],
  accessibility: ['A button with the site’s name; the list can be searched and walked by arrows.'],
}
