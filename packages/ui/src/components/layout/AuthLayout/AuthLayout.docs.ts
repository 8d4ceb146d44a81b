import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  root: 'The <div> around the whole page.',
  whenToUse: ['Pages for people who are not signed in: sign in, register, set a password.'],
  do: ['Give the page one title, and one way on.'],
  dont: ['Don’t put links to the product there; they would only lead back.'],
  accessibility: ['The title is the heading of first level; the panel beside the form is decoration.'],
}
