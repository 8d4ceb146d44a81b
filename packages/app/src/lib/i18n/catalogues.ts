import type { Messages } from '@lingui/core'
import type { TextLocale } from '../preferences/locale.ts'

/**
 * The catalogues that texts are split into: `messages` for every page, and one for each larger part of the product;
 * `lingui.config.ts` says which text is in which.
 */
export type TextPart = 'messages' | 'dashboard' | 'management'

type Load = () => Promise<{ messages: Messages }>

const catalogues: Readonly<Record<TextLocale, Readonly<Record<TextPart, Load>>>> = {
  'en-US': {
    messages: () => import('../../locales/en-US/messages.po'),
    dashboard: () => import('../../locales/en-US/dashboard.po'),
    management: () => import('../../locales/en-US/management.po'),
  },
  'zh-CN': {
    messages: () => import('../../locales/zh-CN/messages.po'),
    dashboard: () => import('../../locales/zh-CN/dashboard.po'),
    management: () => import('../../locales/zh-CN/management.po'),
  },
  ar: {
    messages: () => import('../../locales/ar/messages.po'),
    dashboard: () => import('../../locales/ar/dashboard.po'),
    management: () => import('../../locales/ar/management.po'),
  },
}

/** Every part of the texts. */
export const textParts = Object.keys(catalogues['en-US']) as readonly TextPart[]

/** The parts that were requested so far: with another language all of them come. */
const wanted = new Set<TextPart>(['messages'])

interface InUse {
  texts: TextLocale
  /** Adds texts of this language. */
  take: (messages: Messages) => void
}

/** The language in use; at first the one that was requested. */
let inUse: InUse | undefined

/** Says which language is in use from now on, and who takes texts of it that come later. */
export function putIntoUse(now: InUse): void {
  inUse = now
}

/** Fetches the texts of the app in a language, of all parts that were requested. */
export async function textsOfApp(texts: TextLocale): Promise<Messages> {
  inUse ??= { texts, take: () => {} }
  const { size } = wanted
  const loaded = await Promise.all([...wanted].map((part) => catalogues[texts][part]()))
  if (wanted.size > size) return textsOfApp(texts)
  return Object.assign({}, ...loaded.map(({ messages }) => messages)) as Messages
}

/** Fetches parts of the texts and puts them into use. */
export async function loadParts(parts: readonly TextPart[]): Promise<void> {
  for (const part of parts) wanted.add(part)
  const before = inUse
  if (before === undefined) return
  const loaded = await Promise.all(parts.map((part) => catalogues[before.texts][part]()))
  // Another language may have come into use meanwhile.
  if (before.texts !== inUse?.texts) return loadParts(parts)
  for (const { messages } of loaded) inUse.take(messages)
}
