export type Direction = 'ltr' | 'rtl'

const rightToLeft = new Set(['he', 'ar', 'fa', 'ku', 'ckb'])

/** Direction of a language tag such as `ar` or `zh-CN`. */
export function directionOf(locale: string): Direction {
  return rightToLeft.has(languageOf(locale)) ? 'rtl' : 'ltr'
}

/** The tag that `Intl` and react-aria know: they have data for Sorani (`ckb`) and none for `ku`. */
export function intlLocale(locale: string): string {
  return languageOf(locale) === 'ku' ? 'ckb' : locale
}

/**
 * A tag of the same language whose script runs in the direction: react-aria looks at nothing else to find the direction, and `Intl` gives
 * the same formats.
 */
export function tagWithDirection(tag: string, direction: Direction): string {
  if (directionOf(tag) === direction) return tag
  const { language, region } = new Intl.Locale(tag)
  return new Intl.Locale(language, {
    script: direction === 'rtl' ? 'Arab' : 'Latn',
    ...(region && { region }),
  }).toString()
}

const languageOf = (locale: string): string => locale.split('-')[0]?.toLowerCase() ?? ''
