import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Wizard', 'Steps'],
  root: 'The <ol>.',
  whenToUse: ['How far a task of several pages has come.'],
  do: ['Name each step with a noun.'],
  dont: ['Don’t use it for fewer than three steps, nor as navigation.'],
  accessibility: ['An ordered list; the open step has aria-current, and those that are done say so.'],
}
