import { LanguageMenu, ThemeMenu } from '@sightline/ui'
import { languages, localeFor } from '../preferences/locale.ts'
import { usePreferences } from '../preferences/PreferencesProvider.tsx'

/** Language and theme, in the header and on the pages without one. */
export function Menus({ hasLabel = false }: { hasLabel?: boolean }) {
  const { locale, setLocale, theme, setTheme } = usePreferences()
  return (
    <>
      <LanguageMenu
        locale={locale}
        languages={languages}
        onLocaleChange={(next) => setLocale(localeFor(next) ?? 'en-US')}
        hasLabel={hasLabel}
      />
      <ThemeMenu theme={theme} onThemeChange={setTheme} />
    </>
  )
}
