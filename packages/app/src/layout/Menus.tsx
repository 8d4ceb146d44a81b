import { useLingui } from '@lingui/react/macro'
import { AccountMenu, HeaderMenu, LanguageMenu, ThemeMenu, type AccountMenuProps } from '@sightline/ui'
import { languages, type Language } from '../preferences/locale.ts'
import { usePreferences } from '../preferences/PreferencesProvider.tsx'
import type { NavigationLink } from './useNavigation.ts'

/** Language and theme, on the pages without a header. */
export function Menus() {
  const { theme, language } = useChoices()
  return (
    <>
      <LanguageMenu {...language} hasLabel />
      <ThemeMenu {...theme} />
    </>
  )
}

/** Language, theme and account, at the end of the header. */
export function HeaderMenus({ account }: { account: AccountMenuProps }) {
  const { theme, language } = useChoices()
  return (
    <>
      <LanguageMenu {...language} />
      <ThemeMenu {...theme} />
      <AccountMenu {...account} />
    </>
  )
}

/** The same behind one button. */
export function CompactHeaderMenu({ account, links }: { account: AccountMenuProps; links: readonly NavigationLink[] }) {
  // One link alone is always in sight.
  const entries = links.length > 1 ? links.map(({ href, label }) => ({ id: href, href, label })) : []
  return <HeaderMenu account={{ ...account, entries }} {...useChoices()} />
}

/** What the person has chosen, and what there is to choose from. */
function useChoices() {
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
