import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Merge conflict'],
  root: 'The <div>.',
  whenToUse: ['Above the fields of a form whose row was changed by somebody else while it was filled in.'],
  do: ['Show the fields that differ, and no others.'],
  dont: ['Don’t write over the other change without asking.'],
  accessibility: ['It is an alert: it is read as soon as it comes.'],
}
