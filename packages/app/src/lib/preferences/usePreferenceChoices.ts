import { useLingui } from '@lingui/react/macro'
import { languages, type Language } from './locale.ts'
import { usePreferences } from './PreferencesProvider.tsx'

/** The person’s preferences, and the values that each can have. */
export function usePreferenceChoices() {
  const { t } = useLingui()
  const { locale, setLocale, theme, setTheme } = usePreferences()
  const noteOf = ({ texts, isUnreviewed = false }: Language): string | undefined => {
    if (isUnreviewed) return t`unreviewed`
    return texts === undefined ? undefined : texts === 'zh-CN' ? t`texts in 简体中文` : t`texts in English`
  }
  const offered = languages.map((language) => {
    const note = noteOf(language)
    return { ...language, ...(note !== undefined && { note }) }
  })
  return {
    theme: { theme, onThemeChange: setTheme },
    language: { locale, languages: offered, onLocaleChange: setLocale },
  }
}
