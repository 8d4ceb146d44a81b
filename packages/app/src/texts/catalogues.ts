import type { Messages } from '@lingui/core'
import type { TextLocale } from '../preferences/locale.ts'

interface Catalogue {
  messages: Messages
}

/** Fetches the texts of the app in a language. */
export const textsOfApp: Record<TextLocale, () => Promise<Catalogue>> = {
  'en-US': () => import('../locales/en-US/messages.po'),
  'zh-CN': () => import('../locales/zh-CN/messages.po'),
  ar: () => import('../locales/ar/messages.po'),
}
