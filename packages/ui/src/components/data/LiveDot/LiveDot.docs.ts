import type { Guide } from '../../../docs/guide.ts'

export const guide: Guide = {
  root: 'The <span>.',
  whenToUse: ['Marks a realtime value.'],
  do: ['Write beside it what is live.'],
  dont: ['Don’t use it for what is updated once an hour.'],
  accessibility: ['Decoration; it stands still for reduced motion.'],
}
