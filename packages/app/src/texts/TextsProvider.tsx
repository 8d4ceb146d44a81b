import { i18n, type Messages } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { GlobalReset, KitProvider, useKit } from '@sightline/ui'
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { usePreferences } from '../preferences/PreferencesProvider.tsx'
import { activateTexts } from './catalogue.ts'

/** Theme and texts for everything below; blank until the first texts have come. */
export function TextsProvider({ children }: { children: ReactNode }) {
  const { locale, theme } = usePreferences()
  const texts = useTexts(locale)
  if (texts === null) return null
  return (
    <KitProvider theme={theme} locale={texts.locale} messages={texts.kit}>
      <GlobalReset />
      <DocumentLook />
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </KitProvider>
  )
}

/** The page around the kit’s root looks like it: what shows beyond its edges, and what the browser draws itself. */
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

/** The texts in use: those of the language before, until the new ones have come. */
function useTexts(locale: string): { locale: string; kit: Messages } | null {
  const [texts, setTexts] = useState<{ locale: string; kit: Messages } | null>(null)
  useEffect(() => {
    let isCurrent = true
    void activateTexts(locale).then((kit) => {
      if (isCurrent) setTexts({ locale, kit })
    })
    return () => {
      isCurrent = false
    }
  }, [locale])
  return texts
}
