import { metricFacts, type SummaryLocale } from '@sightline/api-client/contract'
import { dayText, durationText, numberText, percentText, signedPercentText, signedText } from '../../mail/formats.ts'
import { truncated, type Contribution, type SummaryDimension } from './contributions.ts'
import type { MetricFact, SummaryFacts } from './read-facts.ts'
import { summaryTexts } from './texts/summary-texts.ts'

/** What a placeholder in a text stands for. */
export interface Placeholder {
  /** What it is replaced by. */
  text: string
  /** For the model, in English. */
  meaning: string
  /** Whether it comes from visitors, or from the outside: no model is told it. */
  isName?: true
}

/** By their names, without the braces. */
export type Placeholders = ReadonlyMap<string, Placeholder>

/** Values that most of the change comes from. */
const CAUSES = 3

/** Every placeholder that a text about the facts may have, with what it stands for in a language. */
export function placeholdersOf(facts: SummaryFacts, locale: SummaryLocale): Placeholders {
  const period = ({ first, last }: SummaryFacts['days']) => `${dayText(first, locale)} – ${dayText(last, locale)}`
  return new Map<string, Placeholder>([
    ['site', { text: facts.domain, meaning: 'the site', isName: true }],
    ['period', { text: period(facts.days), meaning: 'the days that the summary is of' }],
    ['period_before', { text: period(facts.daysBefore), meaning: 'the days that they are compared with' }],
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
  const { unit } = metricFacts[metric]
  const textOf = (number: number): string =>
    unit === 'percent'
      ? percentText(number, locale)
      : unit === 'duration'
        ? durationText(number, locale)
        : numberText(number, locale)
  const placeholders: [string, Placeholder][] = []
  if (value !== null) placeholders.push([metric, { text: textOf(value), meaning: `${metric} of the period` }])
  if (before !== null)
    placeholders.push([`${metric}_before`, { text: textOf(before), meaning: `${metric} of the period before` }])
  if (value === null || before === null || change === null) return placeholders
  const text =
    unit === 'percent'
      ? summaryTexts[locale].points(signedText(change, locale))
      : before === 0 && value > 0
        ? `+${textOf(value)}`
        : signedPercentText(change, locale)
  return [...placeholders, [`${metric}_change`, { text, meaning: `the change of ${metric}` }]]
}

function contributionPlaceholders(
  name: string,
  which: string,
  { dimension, value, visits, before, difference }: Contribution,
  locale: SummaryLocale,
): [string, Placeholder][] {
  return [
    [name, { text: nameOf(dimension, value, locale), meaning: `a value of ${dimension} ${which}`, isName: true }],
    [`${name}_visits`, { text: numberText(visits, locale), meaning: `visits with the value {${name}}` }],
    [`${name}_before`, { text: numberText(before, locale), meaning: `the same in the period before` }],
    [`${name}_difference`, { text: signedText(difference, locale), meaning: `their difference` }],
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

/** Who came directly is worth a word; what is not known of a visit is none. */
const isTelling = ({ dimension, value }: Contribution): boolean => value !== '' || dimension === 'source'

const byDifference = (one: Contribution, other: Contribution): number =>
  Math.abs(other.difference) - Math.abs(one.difference)

/** A value as it stands in a text: the name of what it is a value of, and itself. */
function nameOf(dimension: SummaryDimension, value: string, locale: SummaryLocale): string {
  const texts = summaryTexts[locale]
  return texts.named(texts.dimensions[dimension], value === '' ? texts.missing : valueText(dimension, value, locale))
}

function valueText(dimension: SummaryDimension, value: string, locale: SummaryLocale): string {
  if (dimension === 'country' && /^[A-Z]{2}$/.test(value))
    return new Intl.DisplayNames([locale], { type: 'region' }).of(value) ?? value
  if (dimension === 'language' && /^[a-z]{2,3}$/.test(value))
    return new Intl.DisplayNames([locale], { type: 'language' }).of(value) ?? value
  if (dimension === 'device') return summaryTexts[locale].devices[value.toLowerCase()] ?? truncated(value)
  return truncated(value)
}
