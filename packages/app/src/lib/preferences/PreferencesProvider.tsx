import type { Theme, TimeFormat } from '@sightline/ui'
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { localeOfBrowser } from './localeOfBrowser.ts'

export interface Preferences {
  /** The tag of the chosen language. */
  locale: string
  setLocale: (locale: string) => void
  theme: Theme
  setTheme: (theme: Theme) => void
  /** The account’s hour format; undefined follows the language. */
  timeFormat: TimeFormat | undefined
  setTimeFormat: (timeFormat: TimeFormat | undefined) => void
}

export const PreferencesContext = createContext<Preferences | null>(null)

export function usePreferences(): Preferences {
  const preferences = useContext(PreferencesContext)
  if (preferences === null) throw new Error('The page needs a PreferencesProvider around it')
  return preferences
}

interface PreferencesProviderProps {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  children: ReactNode
}

/**
 * Provides language and theme, stored under `locale` and `theme` once the person has chosen; other tabs follow at once.
 * The hour format is stored in the account.
 */
export function PreferencesProvider({ storage, children }: PreferencesProviderProps) {
  const [locale, setLocale] = useState(() => localeOfBrowser(storage.getItem('locale')))
  const [theme, setTheme] = useState(() => themeOf(storage.getItem('theme')))
  const [timeFormat, setTimeFormat] = useState<TimeFormat>()
  useEffect(() => {
    const follow = ({ key, newValue, storageArea }: StorageEvent) => {
      // An embedded app has its own storage, in memory.
      if (storageArea !== storage) return
      if (key === 'locale') setLocale(localeOfBrowser(newValue))
      if (key === 'theme') setTheme(themeOf(newValue))
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [storage])
  const preferences = useMemo(
    () => ({
      locale,
      setLocale: (next: string) => {
        storage.setItem('locale', next)
        setLocale(next)
      },
      theme,
      setTheme: (next: Theme) => {
        storage.setItem('theme', next)
        setTheme(next)
      },
      timeFormat,
      setTimeFormat,
    }),
    [locale, theme, timeFormat, storage],
  )
  return <PreferencesContext value={preferences}>{children}</PreferencesContext>
}

const themeOf = (stored: string | null): Theme => (stored === 'light' || stored === 'dark' ? stored : 'system')
