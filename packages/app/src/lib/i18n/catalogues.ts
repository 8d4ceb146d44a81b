import type { Messages } from '@lingui/core'
import type { TextLocale } from '../preferences/locale.ts'

/**
 * The catalogues that texts are split into: `messages` for every page, and one for each larger part of the product;
 * `lingui.config.ts` says which text is in which.
 */
export type TextPart = 'messages' | 'guests' | 'sites' | 'dashboard' | 'management' | 'commands'

type Load = () => Promise<{ messages: Messages }>

const catalogues: Readonly<Record<TextLocale, Readonly<Record<TextPart, Load>>>> = {
  'en-US': {
    messages: () => import('../../locales/en-US/messages.po'),
    guests: () => import('../../locales/en-US/guests.po'),
    sites: () => import('../../locales/en-US/sites.po'),
    dashboard: () => import('../../locales/en-US/dashboard.po'),
    management: () => import('../../locales/en-US/management.po'),
    commands: () => import('../../locales/en-US/commands.po'),
  },
  'zh-CN': {
    messages: () => import('../../locales/zh-CN/messages.po'),
    guests: () => import('../../locales/zh-CN/guests.po'),
    sites: () => import('../../locales/zh-CN/sites.po'),
    dashboard: () => import('../../locales/zh-CN/dashboard.po'),
    management: () => import('../../locales/zh-CN/management.po'),
    commands: () => import('../../locales/zh-CN/commands.po'),
  },
  ar: {
    messages: () => import('../../locales/ar/messages.po'),
    guests: () => import('../../locales/ar/guests.po'),
    sites: () => import('../../locales/ar/sites.po'),
    dashboard: () => import('../../locales/ar/dashboard.po'),
    management: () => import('../../locales/ar/management.po'),
    commands: () => import('../../locales/ar/commands.po'),
  },
}

/** The names of all catalogues. */
export const textParts = Object.keys(catalogues['en-US']) as readonly TextPart[]

/** The catalogues that were requested so far; a change of language loads all of them. */
const wanted = new Set<TextPart>(['messages'])

interface InUse {
  texts: TextLocale
  /** Adds texts to the active language. */
  take: (messages: Messages) => void
}

/** The active language; at first the requested one. */
let inUse: InUse | undefined

/** Sets the active language, and the function that takes its texts as they load. */
export function putIntoUse(now: InUse): void {
  inUse = now
}

/** Loads the app’s texts in a language, from all catalogues that were requested. */
export async function textsOfApp(texts: TextLocale): Promise<Messages> {
  inUse ??= { texts, take: () => {} }
  const { size } = wanted
  const loaded = await Promise.all([...wanted].map((part) => catalogues[texts][part]()))
  if (wanted.size > size) return textsOfApp(texts)
  return Object.assign({}, ...loaded.map(({ messages }) => messages)) as Messages
}

/** Loads catalogues and activates their texts. */
export async function loadParts(parts: readonly TextPart[]): Promise<void> {
  for (const part of parts) wanted.add(part)
  const before = inUse
  if (before === undefined) return
  const loaded = await Promise.all(parts.map((part) => catalogues[before.texts][part]()))
  // Another language may have become active meanwhile.
  if (before.texts !== inUse?.texts) return loadParts(parts)
  for (const { messages } of loaded) inUse.take(messages)
}
