import type { SummaryLocale } from '@sightline/api-client/contract'
import { wordingTexts } from '../wording/texts/wording-texts.ts'
import type { Wording } from '../wording/wording.ts'
import { causesOf, lossOf } from './placeholders.ts'
import { summaryMetrics, type SummaryFacts, type SummaryMetric } from './read-facts.ts'
import { summaryTexts } from './texts/summary-texts.ts'

/** A rise of the bounce rate that is worth a look. Points. */
const NOTABLE_POINTS = 5

/** Words the facts without a model. */
export function templateOf(facts: SummaryFacts, locale: SummaryLocale): Wording {
  const texts = summaryTexts[locale]
  const factOf = (metric: SummaryMetric) => facts.metrics.find((fact) => fact.metric === metric)
  const known = summaryMetrics.filter((metric) => {
    const fact = factOf(metric)
    return metric !== 'visits' && fact?.value != null && fact.before !== null && fact.change !== null
  })
  return {
    headline: texts.headline[headlineOf(factOf('visits'))],
    points: [
      ...known.map((metric) => texts.metric(wordingTexts[locale].metrics[metric], metric)),
      ...causesOf(facts).map((_, index) => texts.cause(`cause_${index + 1}`)),
      ...lookAt(facts).map((what) => texts.lookAt[what]),
    ],
  }
}

function headlineOf(visits: { value: number | null; before: number | null } | undefined) {
  const { value, before } = { value: visits?.value ?? 0, before: visits?.before ?? 0 }
  if (value === 0) return 'none'
  if (before === 0) return 'first'
  return value > before ? 'more' : value < before ? 'fewer' : 'same'
}

function lookAt(facts: SummaryFacts): ('loss' | 'bounce_rate' | 'cause')[] {
  const bounces = facts.metrics.find(({ metric }) => metric === 'bounce_rate')
  const notable = [
    ...(lossOf(facts) === undefined ? [] : ['loss' as const]),
    ...((bounces?.change ?? 0) >= NOTABLE_POINTS ? ['bounce_rate' as const] : []),
  ]
  return notable.length === 0 && causesOf(facts).length > 0 ? ['cause'] : notable
}
