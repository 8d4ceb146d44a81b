import { useLingui } from '@lingui/react/macro'
import { LanguageMenu, ThemeMenu } from '@sightline/ui'
import { languages, type Language } from '../preferences/locale.ts'
import { usePreferences } from '../preferences/PreferencesProvider.tsx'

/** Language and theme, in the header and on the pages without one. */
export function Menus({ hasLabel = false }: { hasLabel?: boolean }) {
  const { t } = useLingui()
  const { locale, setLocale, theme, setTheme } = usePreferences()
  const noteOf = ({ texts, isUnreviewed = false }: Language): string | undefined => {
    if (isUnreviewed) return t`unreviewed`
    return texts === undefined ? undefined : texts === 'zh-CN' ? t`texts in 简体中文` : t`texts in English`
  }
  return (
    <>
      <LanguageMenu
        locale={locale}
        languages={languages.map((language) => {
          const note = noteOf(language)
          return { ...language, ...(note !== undefined && { note }) }
        })}
        onLocaleChange={setLocale}
        hasLabel={hasLabel}
      />
      <ThemeMenu theme={theme} onThemeChange={setTheme} />
    </>
  )
}
