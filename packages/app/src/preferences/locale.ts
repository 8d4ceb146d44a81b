/** The languages with complete texts, each under its own name. */
export const languages = [
  { locale: 'en-US', name: 'English' },
  { locale: 'zh-CN', name: '简体中文' },
] as const

export type Locale = (typeof languages)[number]['locale']

/** The language of the texts for a tag: any English is en-US, any Chinese zh-CN. */
export function localeFor(tag: string): Locale | undefined {
  const language = tag.toLowerCase().split('-')[0]
  return languages.find(({ locale }) => locale.split('-')[0] === language)?.locale
}

/** The stored language, else the first of the browser’s that has texts, else en-US. */
export function chooseLocale(stored: string | null, browser: readonly string[]): Locale {
  for (const tag of stored === null ? browser : [stored, ...browser]) {
    const locale = localeFor(tag)
    if (locale !== undefined) return locale
  }
  return 'en-US'
}
