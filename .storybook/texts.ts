import { activateMessages } from '../packages/app/src/testing/activateMessages.ts'
import { loadTexts } from '../packages/app/src/lib/i18n/loadTexts.ts'
import { loadCatalogues, catalogueNames, loadAppTexts } from '../packages/app/src/lib/i18n/catalogues.ts'
import { messages as arabic } from '../packages/ui/src/locales/ar.ts'
import { messages as english } from '../packages/ui/src/locales/en-US.ts'
import { messages as chinese } from '../packages/ui/src/locales/zh-CN.ts'
import { pseudoLocale, pseudoMessages, type Messages } from './pseudoLocale.ts'

/** The kit’s texts in the languages of the toolbar that have some. */
export const textsOfKit: Partial<Record<string, Messages>> = {
  'zh-CN': chinese,
  ar: arabic,
  [pseudoLocale]: pseudoMessages(english),
}

/** Loads the app’s texts, those of all its parts, and returns what puts them into use. */
export async function loadTextsOfApp(locale: string): Promise<() => void> {
  await loadCatalogues(catalogueNames)
  if (locale !== pseudoLocale) return (await loadTexts(locale)).activate
  const messages = pseudoMessages(await loadAppTexts('en-US'))
  return () => activateMessages(locale, messages)
}
