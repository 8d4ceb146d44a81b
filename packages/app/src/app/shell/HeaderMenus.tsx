import { useLingui } from '@lingui/react/macro'
import {
  AccountMenu,
  CommandsIcon,
  HeaderMenu,
  IconButton,
  LanguageMenu,
  SettingsIcon,
  SitesIcon,
  ThemeMenu,
  type AccountMenuProps,
  type MenuEntry,
} from '@sightline/ui'
import { useContext } from 'react'
import { styled } from 'styled-components'
import { CommandsContext, CommandsButton } from '../../features/commands/index.ts'
import { hrefOf } from '../../lib/navigation/hashAddress.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { useSession } from '../../features/auth/index.ts'
import { NoticesBell } from '../../features/notices/index.ts'
import { usePreferenceChoices } from '../../lib/preferences/usePreferenceChoices.ts'
import type { NavigationLink } from './useNavigation.ts'

/** The menus at the end of the header: commands, language, theme and account. */
export function HeaderMenus({ account }: { account: AccountMenuProps }) {
  const { theme, language } = usePreferenceChoices()
  const commands = useCommandsEntry()
  return (
    <>
      <CommandsButton />
      <NoticesBell />
      <LanguageMenu {...language} />
      <ThemeMenu {...theme} />
      <AccountMenu {...account} items={[commands, ...(account.items ?? [])]} />
    </>
  )
}

/** The menus stand side by side where there is room. */
const Choices = styled.div<{ $isNarrow: boolean }>`
  display: flex;
  flex-direction: ${({ $isNarrow }) => ($isNarrow ? 'column' : 'row')};
  align-items: center;
  justify-content: space-between;
`

const Pair = styled.div<{ $isNarrow: boolean }>`
  display: flex;
  flex-direction: ${({ $isNarrow }) => ($isNarrow ? 'column' : 'row')};
`

/**
 * The menus at the lower end of the side navigation: language, theme and account.
 * @param props.isNarrow Whether there is room for icons only.
 */
export function SideNavMenus({ isNarrow }: { isNarrow: boolean }) {
  const { t } = useLingui()
  const open = useContext(CommandsContext)
  const { userinfo, signOut } = useSession()
  const { theme, language } = usePreferenceChoices()
  const sites = { id: 'sites', label: t`My sites`, icon: SitesIcon, href: hrefOf(paths.sites) }
  const account = { id: 'account', label: t`Account`, icon: SettingsIcon, href: hrefOf(paths.account()) }
  return (
    <>
      <Choices $isNarrow={isNarrow}>
        <LanguageMenu {...language} hasLabel={!isNarrow} />
        <Pair $isNarrow={isNarrow}>
          <IconButton icon={CommandsIcon} aria-label={t`Commands`} onPress={() => open('palette')} />
          <NoticesBell />
          <ThemeMenu {...theme} />
        </Pair>
      </Choices>
      {userinfo !== null && (
        <AccountMenu
          email={userinfo.email}
          onSignOut={() => void signOut()}
          items={[sites, account]}
          hasLabel={!isNarrow}
        />
      )}
    </>
  )
}

/** The menus of a narrow header: one button for all of them, with the bell before it. */
export function CompactHeaderMenu({ account, links }: { account: AccountMenuProps; links: readonly NavigationLink[] }) {
  const commands = useCommandsEntry()
  const preferences = usePreferenceChoices()
  // A single link is in the header already, so the menu lists links only when there are several.
  const pages = links.length > 1 ? links.map(({ href, label }) => ({ id: href, href, label })) : []
  return (
    <>
      <NoticesBell />
      <HeaderMenu account={{ ...account, items: [...pages, commands, ...(account.items ?? [])] }} {...preferences} />
    </>
  )
}

/** The menu entry that opens the command palette, where the header has no button for it. */
function useCommandsEntry(): MenuEntry {
  const { t } = useLingui()
  const open = useContext(CommandsContext)
  return { id: 'commands', label: t`Commands`, icon: CommandsIcon, onAction: () => open('palette') }
}
