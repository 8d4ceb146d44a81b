import { useLingui } from '@lingui/react/macro'
import { LanguageIcon, ThemeIcon, type Command } from '@sightline/ui'
import { languages } from '../../lib/preferences/locale.ts'
import { usePreferences } from '../../lib/preferences/PreferencesProvider.tsx'

/** A command for every language, under its own name; its name in the current language finds it too. */
export function useLanguageCommands(): readonly Command[] {
  const { setLocale } = usePreferences()
  const { i18n } = useLingui()
  const names = new Intl.DisplayNames(i18n.locale, { type: 'language', fallback: 'none' })
  return languages.map(({ locale, name }) => ({
    id: `language ${locale}`,
    label: name,
    keywords: names.of(locale) ?? '',
    icon: LanguageIcon,
    lang: locale,
    onAction: () => setLocale(locale),
  }))
}

/** The commands for the light and the dark theme, and for that of the device. */
export function useThemeCommands(): readonly Command[] {
  const { t } = useLingui()
  const { setTheme } = usePreferences()
  const names = { light: t`Light`, dark: t`Dark`, system: t`Same as the device` }
  return (['light', 'dark', 'system'] as const).map((theme) => ({
    id: `theme ${theme}`,
    label: names[theme],
    icon: ThemeIcon,
    onAction: () => setTheme(theme),
  }))
}
