const rightToLeft = new Set(['he', 'ar', 'fa', 'ku', 'ckb'])

/** Direction of a language tag such as `ar` or `zh-CN`. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return rightToLeft.has(languageOf(locale)) ? 'rtl' : 'ltr'
}

/** The tag that `Intl` and react-aria know: they have data for Sorani (`ckb`) and none for `ku`. */
export function intlLocale(locale: string): string {
  return languageOf(locale) === 'ku' ? 'ckb' : locale
}

const languageOf = (locale: string): string => locale.split('-')[0]?.toLowerCase() ?? ''
