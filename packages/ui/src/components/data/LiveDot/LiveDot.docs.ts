import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  root: 'The <span>.',
  whenToUse: ['Marks a realtime value.'],
  do: ['Write beside it what is live.'],
  dont: ['Don’t use it for what is updated once an hour.'],
  accessibility: ['Decoration; it stands still for reduced motion.'],
}
