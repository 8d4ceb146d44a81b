import type { Guide } from '../../../docs/guide.ts'

export const guide: Guide = {
  alsoCalled: ['Trend', 'Change'],
  root: 'The <span>.',
  whenToUse: ['How a figure changed against the time before.'],
  do: [
    'Say with goodWhen whether more is better; a bounce rate that rises is not good.',
    'Give the difference in counts where there are too few for percentages.',
  ],
  dont: ['Don’t show it where the earlier figure is missing; it draws a dash there.'],
  accessibility: ['The arrow is described in words; the colour adds nothing that is not said.'],
}
