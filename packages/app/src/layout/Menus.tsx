import { useLingui } from '@lingui/react/macro'
import { AccountMenu, HeaderMenu, LanguageMenu, SitesIcon, ThemeMenu, type AccountMenuProps } from '@sightline/ui'
import { hrefOf } from '../navigation/hash.ts'
import { paths } from '../navigation/paths.ts'
import styled from 'styled-components'
import { languages, type Language } from '../preferences/locale.ts'
import { usePreferences } from '../preferences/PreferencesProvider.tsx'
import { useSession } from '../session/SessionProvider.tsx'
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

/** Beside each other where there is room. */
const Choices = styled.div<{ $isNarrow: boolean }>`
  display: flex;
  flex-direction: ${({ $isNarrow }) => ($isNarrow ? 'column' : 'row')};
  align-items: center;
  justify-content: space-between;
`

/**
 * Language, theme and account, at the lower end of the side navigation.
 * @param props.isNarrow Whether there is room for icons only.
 */
export function SideNavMenus({ isNarrow }: { isNarrow: boolean }) {
  const { t } = useLingui()
  const { userinfo, signOut } = useSession()
  const { theme, language } = useChoices()
  const sites = { id: 'sites', label: t`My sites`, icon: SitesIcon, href: hrefOf(paths.sites) }
  return (
    <>
      <Choices $isNarrow={isNarrow}>
        <LanguageMenu {...language} hasLabel={!isNarrow} />
        <ThemeMenu {...theme} />
      </Choices>
      {userinfo !== null && (
        <AccountMenu email={userinfo.email} onSignOut={() => void signOut()} entries={[sites]} hasLabel={!isNarrow} />
      )}
    </>
  )
}

/** The same behind one button. */
export function CompactHeaderMenu({ account, links }: { account: AccountMenuProps; links: readonly NavigationLink[] }) {
  // One link alone is always in sight.
  const pages = links.length > 1 ? links.map(({ href, label }) => ({ id: href, href, label })) : []
  return <HeaderMenu account={{ ...account, entries: [...pages, ...(account.entries ?? [])] }} {...useChoices()} />
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
