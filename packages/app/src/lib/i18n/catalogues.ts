import type { Messages } from '@lingui/core'
import type { TextLocale } from '../preferences/locale.ts'

/**
 * The catalogues that texts are split into: `messages` for every page, `guests` for those of people who are not signed in, `management` for the console, settings
 * and what opens on demand; `lingui.config.ts` says which text is in which.
 */
export type CatalogueName = 'messages' | 'guests' | 'sites' | 'dashboard' | 'management' | 'commands'

type Load = () => Promise<{ messages: Messages }>

const catalogues: Readonly<Record<TextLocale, Readonly<Record<CatalogueName, Load>>>> = {
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
export const catalogueNames = Object.keys(catalogues['en-US']) as readonly CatalogueName[]

/** The catalogues that were requested so far; a change of language loads all of them. */
const wanted = new Set<CatalogueName>(['messages'])

interface ActiveLanguage {
  locale: TextLocale
  /** Adds texts to it. */
  take: (messages: Messages) => void
}

/** The active language; at first the requested one. */
let active: ActiveLanguage | undefined

/** Sets the active language, and the function that takes its texts as they load. */
export function setActive(language: ActiveLanguage): void {
  active = language
}

/** Loads the app’s texts in a language, from all catalogues that were requested. */
export async function loadAppTexts(locale: TextLocale): Promise<Messages> {
  active ??= { locale, take: () => {} }
  const { size } = wanted
  const loaded = await Promise.all([...wanted].map((name) => catalogues[locale][name]()))
  // Another catalogue was requested meanwhile.
  if (wanted.size > size) return loadAppTexts(locale)
  return Object.assign({}, ...loaded.map(({ messages }) => messages)) as Messages
}

/** Loads catalogues and activates their texts. */
export async function loadCatalogues(names: readonly CatalogueName[]): Promise<void> {
  for (const name of names) wanted.add(name)
  const before = active
  if (before === undefined) return
  const loaded = await Promise.all(names.map((name) => catalogues[before.locale][name]()))
  // Another language may have become active meanwhile.
  if (before.locale !== active?.locale) return loadCatalogues(names)
  for (const { messages } of loaded) active.take(messages)
}
