import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  root: 'The <header>.',
  whenToUse: ['The head of every page: title, what belongs to the whole of it, and its main action.'],
  do: ['Let the title be what the navigation calls it.'],
  dont: ['Don’t put filters of a table here.'],
  accessibility: ['It holds the one heading of first level.'],
}
