import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { GlobalReset, KitProvider, useKit } from '@sightline/ui'
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { textsOf } from '../preferences/locale.ts'
import { usePreferences } from '../preferences/PreferencesProvider.tsx'
import { loadTexts, type Texts } from './loadTexts.ts'

/**
 * Provides theme and texts.
 * @param props.first The first texts, which are active already.
 */
export function TextsProvider({ first, children }: { first: Texts; children: ReactNode }) {
  const { locale, theme, timeFormat } = usePreferences()
  const texts = useTexts(locale, first)
  return (
    <KitProvider
      theme={theme}
      locale={texts.locale}
      lang={textsOf(texts.locale)}
      messages={texts.kit}
      timeFormat={timeFormat}
    >
      <GlobalReset />
      <DocumentLook />
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </KitProvider>
  )
}

/**
 * Gives the document around the kit’s root the same look: the area beyond its edges, and the browser’s own controls.
 */
function DocumentLook() {
  const { locale, direction, colorScheme } = useKit()
  useLayoutEffect(() => {
    const { documentElement: root } = document
    root.lang = locale
    root.dir = direction
    root.dataset['theme'] = colorScheme
    root.style.colorScheme = colorScheme
  }, [locale, direction, colorScheme])
  return null
}

/** The active texts: those of the language before, until the new ones have loaded. */
function useTexts(locale: string, first: Texts): Texts {
  const [texts, setTexts] = useState(first)
  useEffect(() => {
    if (locale === texts.locale) return
    let isCurrent = true
    void loadTexts(locale).then((loaded) => {
      if (!isCurrent) return
      loaded.activate()
      setTexts(loaded)
    })
    return () => {
      isCurrent = false
    }
  }, [locale, texts])
  return texts
}
