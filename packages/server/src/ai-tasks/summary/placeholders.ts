import type { SummaryLocale } from '@sightline/api-client/contract'
import { numberText, signedText } from '../../mail/formats.ts'
import { changeText, daysText, metricText } from '../wording/metric-formats.ts'
import { signOf, type Placeholder, type Placeholders } from '../wording/placeholders.ts'
import { isTelling, nameOf } from '../wording/value-names.ts'
import type { Contribution } from './contributions.ts'
import type { MetricFact, SummaryFacts } from './read-facts.ts'

/** Values that most of the change comes from. */
const CAUSES = 3

/** Every placeholder that a text about the facts may have, with what it stands for in a language. */
export function placeholdersOf(facts: SummaryFacts, locale: SummaryLocale): Placeholders {
  return new Map<string, Placeholder>([
    ['site', { text: facts.domain, meaning: 'the site', isName: true }],
    ['period', { text: daysText(facts.days, locale), meaning: 'the days that the summary is of' }],
    ['period_before', { text: daysText(facts.daysBefore, locale), meaning: 'the days that they are compared with' }],
    ...facts.metrics.flatMap((fact) => metricPlaceholders(fact, locale)),
    ...causesOf(facts).flatMap((cause, index) =>
      contributionPlaceholders(`cause_${index + 1}`, 'that most of the change comes from', cause, locale),
    ),
    ...[lossOf(facts)].flatMap((loss) =>
      loss === undefined ? [] : contributionPlaceholders('loss', 'that lost most, against the trend', loss, locale),
    ),
  ])
}

function metricPlaceholders(
  { metric, value, before, change }: MetricFact,
  locale: SummaryLocale,
): [string, Placeholder][] {
  const placeholders: [string, Placeholder][] = []
  const sign = value === null || before === null ? {} : { sign: signOf(value - before) }
  if (value !== null)
    placeholders.push([
      metric,
      { text: metricText(metric, value, locale), meaning: `${metric} of the period`, ...sign },
    ])
  if (before !== null)
    placeholders.push([
      `${metric}_before`,
      { text: metricText(metric, before, locale), meaning: `${metric} of the period before`, ...sign },
    ])
  if (value === null || before === null || change === null) return placeholders
  const text = changeText(metric, { value, before, change }, locale)
  return [...placeholders, [`${metric}_change`, { text, meaning: `the change of ${metric}`, ...sign }]]
}

function contributionPlaceholders(
  name: string,
  which: string,
  { dimension, value, visits, before, difference }: Contribution,
  locale: SummaryLocale,
): [string, Placeholder][] {
  const sign = signOf(difference)
  return [
    [name, { text: nameOf(dimension, value, locale), meaning: `a value of ${dimension} ${which}`, isName: true, sign }],
    [`${name}_visits`, { text: numberText(visits, locale), meaning: `visits with the value {${name}}`, sign }],
    [`${name}_before`, { text: numberText(before, locale), meaning: `the same in the period before`, sign }],
    [`${name}_difference`, { text: signedText(difference, locale), meaning: `their difference`, sign }],
  ]
}

/** Of each dimension the value that most of the change comes from, the largest of them first. */
export function causesOf({ metrics, contributions }: SummaryFacts): Contribution[] {
  const visits = metrics.find(({ metric }) => metric === 'visits')
  const direction = Math.sign((visits?.value ?? 0) - (visits?.before ?? 0))
  const byDimension = Map.groupBy(
    contributions.filter(isTelling).filter(({ difference }) => direction === 0 || Math.sign(difference) === direction),
    ({ dimension }) => dimension,
  )
  return [...byDimension.values()]
    .flatMap((ofDimension) => ofDimension.toSorted(byDifference).slice(0, 1))
    .toSorted(byDifference)
    .slice(0, CAUSES)
}

/** The value that lost most where visits did not become fewer. */
export function lossOf(facts: SummaryFacts): Contribution | undefined {
  const causes = causesOf(facts)
  if (causes.every(({ difference }) => difference < 0)) return undefined
  return facts.contributions
    .filter(isTelling)
    .filter((contribution) => contribution.difference < 0 && !causes.includes(contribution))
    .toSorted(byDifference)[0]
}

const byDifference = (one: Contribution, other: Contribution): number =>
  Math.abs(other.difference) - Math.abs(one.difference)
