import { activateMessages } from '../packages/app/src/testing/activateMessages.ts'
import { activateTexts } from '../packages/app/src/lib/i18n/catalogue.ts'
import { loadParts, textParts, textsOfApp } from '../packages/app/src/lib/i18n/catalogues.ts'
import { messages as arabic } from '../packages/ui/src/locales/ar.ts'
import { messages as english } from '../packages/ui/src/locales/en-US.ts'
import { messages as chinese } from '../packages/ui/src/locales/zh-CN.ts'
import { pseudoLocale, pseudoMessages, type Messages } from './pseudo.ts'

/** The kit’s texts in the languages of the toolbar that have some. */
export const textsOfKit: Partial<Record<string, Messages>> = {
  'zh-CN': chinese,
  ar: arabic,
  [pseudoLocale]: pseudoMessages(english),
}

/** Puts the app’s texts into use, those of all its parts. */
export async function activateTextsOfApp(locale: string): Promise<void> {
  await loadParts(textParts)
  if (locale === pseudoLocale) activateMessages(locale, pseudoMessages(await textsOfApp('en-US')))
  else await activateTexts(locale)
}
