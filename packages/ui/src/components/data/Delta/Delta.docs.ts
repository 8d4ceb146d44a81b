import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  alsoCalled: ['Trend', 'Change'],
  root: 'The <span>.',
  whenToUse: ['How a metric changed against the period before.'],
  do: [
    'Say with goodWhen whether more is better; a bounce rate that rises is not good.',
    'Give the change of a percentage in points; a percentage of a percentage is misread.',
    'Give the difference in counts where the counts are too small for percentages.',
  ],
  dont: ['Don’t show it where the earlier value is missing; it draws a dash there.'],
  accessibility: ['The arrow is described in words; the colour adds nothing that is not said.'],
}
