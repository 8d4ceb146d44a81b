import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  root: 'The <div>.',
  whenToUse: ['A line at the very top while requests run. Once in a page.'],
  do: ['Tie it to the client’s onProgress.'],
  dont: ['Don’t show it for requests that nobody has asked for.'],
  accessibility: ['Short waits stay silent; longer ones are announced once.'],
}
