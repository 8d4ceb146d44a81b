import { warnOnce } from './warnOnce.ts'

/** The language of a page as `Intl` takes it: English where the tag is invalid. */
export function knownLocale(locale: string): string {
  if (!isTag(locale)) {
    warnOnce(
      `KitProvider: locale="${locale}" is no tag of a language such as "en-US" or "zh-CN". English is shown instead.`,
    )
    return 'en-US'
  }
  return locale
}

function isTag(locale: string): boolean {
  try {
    return Intl.getCanonicalLocales(locale).length === 1
  } catch {
    return false
  }
}
