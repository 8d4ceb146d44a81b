import { useLingui } from '@lingui/react/macro'
import { LanguageIcon, ThemeIcon, type Command } from '@sightline/ui'
import { languages } from '../../lib/preferences/locale.ts'
import { usePreferences } from '../../lib/preferences/PreferencesProvider.tsx'

/** Every language by its own name, found by its name in this one too. */
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

/** Light, dark, or as the device has it. */
export function useThemeCommands(): readonly Command[] {
  const { t } = useLingui()
  const { setTheme } = usePreferences()
  const names = { light: t`Light`, dark: t`Dark`, system: t`Like the device` }
  return (['light', 'dark', 'system'] as const).map((theme) => ({
    id: `theme ${theme}`,
    label: names[theme],
    icon: ThemeIcon,
    onAction: () => setTheme(theme),
  }))
}
