import { i18n, type Messages } from '@lingui/core'
import type { Locale } from '../preferences/locale.ts'

interface Catalogue {
  messages: Messages
}

const ofApp: Record<Locale, () => Promise<Catalogue>> = {
  'en-US': () => import('../locales/en-US/messages.po'),
  'zh-CN': () => import('../locales/zh-CN/messages.po'),
}

/** The kit has its English texts built in. */
const ofKit: Record<Locale, () => Promise<Catalogue>> = {
  'en-US': () => Promise.resolve({ messages: {} }),
  'zh-CN': () => import('@sightline/ui/locales/zh-CN'),
}

/** Loads the texts of a language, puts those of the app into use, and gives those of the kit. */
export async function activateTexts(locale: Locale): Promise<Messages> {
  const [app, kit] = await Promise.all([ofApp[locale](), ofKit[locale]()])
  i18n.loadAndActivate({ locale, messages: app.messages })
  return kit.messages
}
