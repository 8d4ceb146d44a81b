import { intlLocale } from '@sightline/ui/direction'

/** The languages with texts of their own. */
export const textLocales = ['en-US', 'zh-CN', 'ar'] as const
export type TextLocale = (typeof textLocales)[number]

export interface Language {
  locale: string
  /** The name of the language in itself. */
  name: string
  /** The language of the texts, where there are none in the language itself. */
  texts?: TextLocale
  /** Whether no speaker of the language has reviewed its texts yet. */
  isUnreviewed?: boolean
}

/** The languages that can be chosen. Those without texts change direction, numbers and dates. */
export const languages: readonly Language[] = [
  { locale: 'en-US', name: 'English' },
  { locale: 'zh-CN', name: '简体中文' },
  { locale: 'ar', name: 'العربية', isUnreviewed: true },
  { locale: 'zh-TW', name: '繁體中文（台灣）', texts: 'zh-CN' },
  { locale: 'zh-HK', name: '繁體中文（香港）', texts: 'zh-CN' },
  { locale: 'de', name: 'Deutsch', texts: 'en-US' },
  { locale: 'es', name: 'Español', texts: 'en-US' },
  { locale: 'fr', name: 'Français', texts: 'en-US' },
  { locale: 'id', name: 'Bahasa Indonesia', texts: 'en-US' },
  { locale: 'it', name: 'Italiano', texts: 'en-US' },
  { locale: 'ja', name: '日本語', texts: 'en-US' },
  { locale: 'ko', name: '한국어', texts: 'en-US' },
  { locale: 'nl', name: 'Nederlands', texts: 'en-US' },
  { locale: 'pl', name: 'Polski', texts: 'en-US' },
  { locale: 'pt-BR', name: 'Português (Brasil)', texts: 'en-US' },
  { locale: 'ru', name: 'Русский', texts: 'en-US' },
  { locale: 'tr', name: 'Türkçe', texts: 'en-US' },
  { locale: 'uk', name: 'Українська', texts: 'en-US' },
  { locale: 'vi', name: 'Tiếng Việt', texts: 'en-US' },
  { locale: 'fa', name: 'فارسی', texts: 'en-US' },
  { locale: 'he', name: 'עברית', texts: 'en-US' },
  { locale: 'ku', name: 'کوردیی ناوەندی', texts: 'en-US' },
]

/** The language for a tag: among those of the same language and script the one with its region, else the first. */
function languageFor(tag: string): Language | undefined {
  const wanted = fullTag(tag)
  if (wanted === undefined) return undefined
  const alike = languages.filter(({ locale }) => {
    const own = fullTag(locale)
    return own?.language === wanted.language && own.script === wanted.script
  })
  return alike.find(({ locale }) => fullTag(locale)?.region === wanted.region) ?? alike[0]
}

/**
 * Completes a language tag with its script and region and replaces retired codes (`iw` by `he`). Undefined for other
 * texts.
 */
function fullTag(tag: string): Intl.Locale | undefined {
  try {
    const { language } = new Intl.Locale(tag)
    return new Intl.Locale(tag, { language: intlLocale(language) }).maximize()
  } catch {
    return undefined
  }
}

/** The language of the texts for a chosen `locale`. */
export function textsOf(locale: string): TextLocale {
  const language = languageFor(locale)
  return language?.texts ?? textLocales.find((texts) => texts === language?.locale) ?? 'en-US'
}

/** The stored language, else the first of the browser’s languages that can be chosen, else that of the instance. */
export function chooseLocale(stored: string | null, browser: readonly string[], ofInstance = 'en-US'): string {
  for (const tag of stored === null ? browser : [stored, ...browser]) {
    const language = languageFor(tag)
    if (language !== undefined) return language.locale
  }
  return ofInstance
}
