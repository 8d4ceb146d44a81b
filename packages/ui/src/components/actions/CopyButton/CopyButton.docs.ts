import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  root: 'The <button>.',
  whenToUse: ['Beside a value that people take elsewhere: a key, a link, a command.'],
  do: ['Name what is copied.'],
  dont: ['Don’t replace the value by the button; people want to see it.'],
  accessibility: ['Says that it has copied, and says so when the browser does not allow it.'],
}
