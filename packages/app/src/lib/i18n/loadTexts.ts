import { i18n, type Messages } from '@lingui/core'
import { directionOf } from '@sightline/ui'
import { textsOf, type TextLocale } from '../preferences/locale.ts'
import { setActive, loadAppTexts } from './catalogues.ts'
import { isolated } from './isolate.ts'

/** Loads the kit’s texts; its components contain the English ones. */
const ofKit: Record<TextLocale, () => Promise<{ messages: Messages }>> = {
  'en-US': () => Promise.resolve({ messages: {} }),
  'zh-CN': () => import('@sightline/ui/locales/zh-CN'),
  ar: () => import('@sightline/ui/locales/ar'),
}

/** The texts of one language. */
export interface Texts {
  /** The tag of the language that was requested. */
  locale: string
  kit: Messages
  /** Activates the app’s texts. */
  activate: () => void
}

/** Loads the texts of a language, activates those of the app, and returns those of the kit. */
export async function activateTexts(locale: string): Promise<Messages> {
  const { kit, activate } = await loadTexts(locale)
  activate()
  return kit
}

/** Loads the texts of a language. */
export async function loadTexts(locale: string): Promise<Texts> {
  const texts = textsOf(locale)
  const [app, kit] = await Promise.all([loadAppTexts(texts), ofKit[texts]()])
  const shown = (messages: Messages) => (directionOf(locale) === directionOf(texts) ? messages : isolated(messages))
  return {
    locale,
    kit: shown(kit.messages),
    activate: () => {
      // Plural rules follow the language of the texts, not the chosen locale; digits are Latin as everywhere else.
      i18n.loadAndActivate({ locale: texts, locales: `${texts}-u-nu-latn`, messages: shown(app) })
      setActive({ locale: texts, take: (messages) => i18n.load(texts, shown(messages)) })
    },
  }
}
