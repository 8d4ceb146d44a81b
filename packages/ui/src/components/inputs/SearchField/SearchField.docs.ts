import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  root: 'The <div> around the control.',
  whenToUse: ['Finds in what is on the page, or asks a service while somebody types.'],
  do: ['Name what is searched.'],
  dont: ['Don’t clear it when nothing is found.'],
  accessibility: ['A search box with a name; Escape clears it, and so does a button of at least 24 px.'],
}
