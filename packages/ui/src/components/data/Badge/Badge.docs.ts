import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Label', 'Status', 'Pill'],
  root: 'The <span>.',
  whenToUse: [
    'The state of something in a word: active, paused, failed.',
    'For a code or a name that filters use Tag; for a membership use TierBadge.',
  ],
  do: ['Choose the tone by what the state means, and say it in the text as well.'],
  dont: ['Don’t use it as a button.'],
  accessibility: ['Plain text to a screen reader; the meaning is never in the colour alone.'],
}
