import type { SummaryLocale } from '@sightline/api-client/contract'
import { changeText, daysText, differenceText, metricText } from '../wording/metric-formats.ts'
import { signOf, type Placeholder, type Placeholders } from '../wording/placeholders.ts'
import { wordedDimensions, type WordedDimension } from '../wording/texts/types.ts'
import { isTelling, nameOf } from '../wording/value-names.ts'
import { differenceOf, type Contribution } from './contributions.ts'
import type { ChangeDetails } from './read-change-details.ts'

/** What a text about a change is of. */
export interface ChangeFacts {
  domain: string
  days: { first: string; last: string }
  daysBefore: { first: string; last: string }
  details: ChangeDetails
}

/** A contribution that a text may name. */
export interface Cause extends Contribution {
  dimension: WordedDimension
}

/** Values that most of the change comes from. */
const CAUSES = 3

/** Every placeholder that a text about a change may have, with what it stands for in a language. */
export function placeholdersOf(facts: ChangeFacts, locale: SummaryLocale): Placeholders {
  const { details } = facts
  const { metric } = details
  const against = largestOpposingCause(details)
  return new Map<string, Placeholder>([
    ['site', { text: facts.domain, meaning: 'the site', isName: true }],
    ['period', { text: daysText(facts.days, locale), meaning: 'the days that are explained' }],
    ['period_before', { text: daysText(facts.daysBefore, locale), meaning: 'the days that they are compared with' }],
    ...wholePlaceholders(details, locale),
    ...causesOf(details).flatMap((cause, index) =>
      causePlaceholders(`cause_${index + 1}`, 'that much of the change comes from', metric, cause, locale),
    ),
    ...(against === undefined
      ? []
      : causePlaceholders('against', 'that changed most against the direction of the whole', metric, against, locale)),
  ])
}

function wholePlaceholders(
  { metric, value, before, difference, change }: ChangeDetails,
  locale: SummaryLocale,
): [string, Placeholder][] {
  const sign = difference === null ? {} : { sign: signOf(difference) }
  const ofValue = (name: string, number: number | null, meaning: string): [string, Placeholder][] =>
    number === null ? [] : [[name, { text: metricText(metric, number, locale), meaning, ...sign }]]
  return [
    ...ofValue('value', value, `${metric} of the period`),
    ...ofValue('before', before, `${metric} of the period before`),
    ...(value === null || before === null || difference === null || change === null
      ? []
      : ([
          [
            'change',
            {
              text: changeText(metric, { value, before, change }, locale),
              meaning: `the change of ${metric}`,
              sign: signOf(difference),
            },
          ],
        ] satisfies [string, Placeholder][])),
  ]
}

function causePlaceholders(
  name: string,
  which: string,
  metric: ChangeDetails['metric'],
  cause: Cause,
  locale: SummaryLocale,
): [string, Placeholder][] {
  const { dimension, value, now, before, contribution, rate_effect, mix_effect } = cause
  const sign = signOf(weightOf(cause))
  const own: [string, Placeholder][] = [
    [name, { text: nameOf(dimension, value, locale), meaning: `a value of ${dimension} ${which}`, isName: true, sign }],
  ]
  // Its own rate may have gone another way than what it contributes.
  const ownSign = signOf(differenceOf(cause))
  const add = (suffix: string, text: string, meaning: string, signOfIt = sign) =>
    own.push([`${name}_${suffix}`, { text, meaning, sign: signOfIt }])
  if (now !== null) add('value', metricText(metric, now, locale), `${metric} of the value {${name}}`, ownSign)
  if (before !== null) add('before', metricText(metric, before, locale), `the same in the period before`, ownSign)
  if (contribution !== null)
    add('contribution', differenceText(metric, contribution, locale), `what {${name}} contributes to the change`)
  if (rate_effect !== undefined)
    add(
      'rate_effect',
      differenceText(metric, rate_effect, locale),
      `of that, from its own ${metric} having changed`,
      signOf(rate_effect),
    )
  if (mix_effect !== undefined)
    add(
      'mix_effect',
      differenceText(metric, mix_effect, locale),
      `of that, from its share of all visits having changed`,
      signOf(mix_effect),
    )
  return own
}

const weightOf = (cause: Contribution): number => cause.contribution ?? differenceOf(cause)

/** Dimensions that tell much the same: a text names one value of each group. */
const groups: Readonly<Record<WordedDimension, 'origin' | 'content' | 'location' | 'technology'>> = {
  source: 'origin',
  channel: 'origin',
  utm_campaign: 'origin',
  entry_page: 'content',
  page: 'content',
  country: 'location',
  language: 'location',
  device: 'technology',
  browser: 'technology',
  os: 'technology',
}

/** Of each group of dimensions the value that most of the change comes from, the largest of them first. */
export function causesOf(details: ChangeDetails): Cause[] {
  const direction = Math.sign(details.difference ?? 0)
  const isAlong = (cause: Cause) => direction === 0 || Math.sign(weightOf(cause)) === direction
  return Object.values(Object.groupBy(tellingCauses(details).filter(isAlong), ({ dimension }) => groups[dimension]))
    .flatMap((ofGroup) => ofGroup.toSorted(byWeight).slice(0, 1))
    .toSorted(byWeight)
    .slice(0, CAUSES)
}

/** The value that changed most the other way. */
export function largestOpposingCause(details: ChangeDetails): Cause | undefined {
  const direction = Math.sign(details.difference ?? 0)
  return tellingCauses(details)
    .filter((cause) => direction !== 0 && Math.sign(weightOf(cause)) === -direction)
    .toSorted(byWeight)[0]
}

/** What a text may name. Parts that add up tell more than those that overlap, where there are both. */
function tellingCauses({ dimensions }: ChangeDetails): Cause[] {
  const adding = dimensions.filter(({ method }) => method !== 'overlap')
  const told = adding.length > 0 ? adding : dimensions
  return wordedDimensions.flatMap((dimension) => {
    const rows = told.find((part) => part.dimension === dimension)?.rows ?? []
    // Of a value that one range does not have at all, a mean that is only ranked tells nothing.
    return rows
      .filter(({ now, before, contribution }) => contribution !== null || (now !== null && before !== null))
      .map((row) => ({ dimension, ...row }))
      .filter(isTelling)
  })
}

const byWeight = (one: Cause, other: Cause): number => Math.abs(weightOf(other)) - Math.abs(weightOf(one))
