import type { SummaryLocale } from '@sightline/api-client/contract'
import { wordingTexts } from '../wording/texts/wording-texts.ts'
import type { Wording } from '../wording/wording.ts'
import { largestOpposingCause, causesOf, type Cause } from './placeholders.ts'
import type { ChangeDetails } from './read-change-details.ts'
import { explanationTexts } from './texts/explanation-texts.ts'

/** Words a change without a model. */
export function templateOf(details: ChangeDetails, locale: SummaryLocale): Wording {
  const texts = explanationTexts[locale]
  const causes = causesOf(details)
  const against = largestOpposingCause(details)
  const points = [
    ...causes.map((cause, index) => texts.cause(`cause_${index + 1}`)[partsOf(cause)]),
    ...(against === undefined ? [] : [texts.against[against.contribution === null ? 'ranked' : 'contribution']]),
    ...notesOf(details).map((note) => texts.note[note]),
  ]
  return {
    headline: texts.headline(wordingTexts[locale].metrics[details.metric])[headlineOf(details)],
    points: points.length > 0 ? points : [texts.nothing],
  }
}

function headlineOf({ value, before }: ChangeDetails): 'more' | 'less' | 'same' | 'first' | 'none' | 'unknown' {
  if (value === null) return before === null ? 'unknown' : 'none'
  if (before === null) return 'first'
  if (value === before) return 'same'
  return value > before ? 'more' : 'less'
}

function partsOf({ contribution, rate_effect }: Cause): 'contribution' | 'parts' | 'ranked' {
  if (contribution === null) return 'ranked'
  return rate_effect === undefined ? 'contribution' : 'parts'
}

function notesOf({ metric, dimensions }: ChangeDetails): ('overlap' | 'ranked')[] {
  if (metric === 'visitors') return ['overlap']
  return dimensions.some(({ method }) => method === 'ranked') ? ['ranked'] : []
}
