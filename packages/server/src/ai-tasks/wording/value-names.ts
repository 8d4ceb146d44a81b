import type { SummaryLocale } from '@sightline/api-client/contract'
import type { WordedDimension } from './texts/types.ts'
import { wordingTexts } from './texts/wording-texts.ts'

/** A value as it stands in a text: the name of what it is a value of, and itself. */
export function nameOf(dimension: WordedDimension, value: string, locale: SummaryLocale): string {
  const texts = wordingTexts[locale]
  return texts.named(texts.dimensions[dimension], value === '' ? texts.missing : valueText(dimension, value, locale))
}

/** Who came directly is worth a word; what is not known of a visit is none. */
export const isTelling = ({ dimension, value }: { dimension: string; value: string }): boolean =>
  value !== '' || dimension === 'source'

function valueText(dimension: WordedDimension, value: string, locale: SummaryLocale): string {
  if (dimension === 'country' && /^[A-Z]{2}$/.test(value))
    return new Intl.DisplayNames([locale], { type: 'region' }).of(value) ?? value
  if (dimension === 'language' && /^[a-z]{2,3}$/.test(value))
    return new Intl.DisplayNames([locale], { type: 'language' }).of(value) ?? value
  if (dimension === 'device') return wordingTexts[locale].devices[value.toLowerCase()] ?? truncated(value)
  if (dimension === 'channel')
    return new Map(Object.entries(wordingTexts[locale].channels)).get(value) ?? truncated(value)
  return truncated(value)
}

const NAME_LENGTH = 80

/** A value as it can be shown: visitors choose it, or whoever links to the site. */
export function truncated(value: string): string {
  const text = value.replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, ' ').toWellFormed()
  const characters = [...text]
  return characters.length <= NAME_LENGTH ? text : `${characters.slice(0, NAME_LENGTH - 1).join('')}…`
}
