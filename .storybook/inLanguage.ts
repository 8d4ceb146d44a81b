import type { ReactElement } from 'react'
import type { Decorator } from '@storybook/react-vite'

type Translation = (value: unknown) => unknown

const translations: Partial<Record<string, Translation>> = {}

/** The play of a story looks for what the story says: where it has to pass, the story is in English. */
export const isTest = import.meta.env.MODE === 'test' || /Chromatic/.test(navigator.userAgent)

/** Loads what the stories themselves say in a language. */
export async function loadWords(locale: string): Promise<void> {
  if (isTest || locale === 'en-US') return
  const { translationTo } = await import('./words/translationTo.ts')
  translations[locale] ??= translationTo(locale)
}

/** Shows the texts of a story itself in the language of the toolbar. Screens of the product are in that language anyway. */
export const inLanguage: Decorator = (Story, { globals, args, title }) => {
  const translated = translations[String(globals['locale'])]
  if (translated === undefined || title.startsWith('Pages/')) return Story()
  return translated(Story({ args: translated(args) as object })) as ReactElement
}
