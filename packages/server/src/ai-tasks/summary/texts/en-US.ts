import type { SummaryTexts } from './types.ts'

export const enUS: SummaryTexts = {
  headline: {
    more: '{site} had more visits than in the days before: {visits}, up from {visits_before} ({visits_change}).',
    fewer: '{site} had fewer visits than in the days before: {visits}, down from {visits_before} ({visits_change}).',
    same: '{site} had as many visits as in the days before: {visits}.',
    first: '{site} had {visits} visits. There were none in the days before to compare with.',
    none: '{site} had no visits in these days, but {visits_before} in the days before.',
  },
  metric: (label, metric) => `${label}: {${metric}}, was {${metric}_before} ({${metric}_change}).`,
  cause: (name) => `Changed most: {${name}}, {${name}_difference} visits, now {${name}_visits}, was {${name}_before}.`,
  lookAt: {
    loss: 'Worth a look: {loss} lost visits all the same: {loss_difference}, now {loss_visits}, was {loss_before}.',
    bounce_rate: 'Worth a look: the bounce rate rose to {bounce_rate} ({bounce_rate_change}).',
    cause: 'Worth a look: {cause_1} changed most.',
  },
}
