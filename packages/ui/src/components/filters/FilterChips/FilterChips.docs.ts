import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  root: 'The <div> around the chips.',
  whenToUse: ['The filters of a list at the moment, each of which can be removed.'],
  do: ['Say name and value: “Country is Germany”.'],
  dont: ['Don’t use it to choose filters; it only shows them.'],
  accessibility: ['A tag group: arrows walk, Delete or Backspace removes, and the focus goes to the next one.'],
}
