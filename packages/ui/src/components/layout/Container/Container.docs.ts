import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  root: 'The <div>.',
  whenToUse: ['Around the content of a page that is to be read or filled in.'],
  do: ['Take one width for a whole page.'],
  dont: ['Don’t use it around tables and dashboards, which take the room that there is.'],
  accessibility: ['Draws a plain element, and shrinks with the window.'],
}
