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
import { hrefOf } from '../../lib/navigation/hash.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { useSession } from '../../features/auth/index.ts'
import { NoticesBell } from '../../features/notices/index.ts'
import { usePreferenceChoices } from '../../lib/preferences/usePreferenceChoices.ts'
import type { NavigationLink } from './useNavigation.ts'

/** Commands, language, theme and account, at the end of the header. */
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

/** Beside each other where there is room. */
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
 * Language, theme and account, at the lower end of the side navigation.
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

/** The same behind one button, with the bell before it. */
export function CompactHeaderMenu({ account, links }: { account: AccountMenuProps; links: readonly NavigationLink[] }) {
  const commands = useCommandsEntry()
  const preferences = usePreferenceChoices()
  // One link alone is always in sight.
  const pages = links.length > 1 ? links.map(({ href, label }) => ({ id: href, href, label })) : []
  return (
    <>
      <NoticesBell />
      <HeaderMenu account={{ ...account, items: [...pages, commands, ...(account.items ?? [])] }} {...preferences} />
    </>
  )
}

/** The way to the palette of commands, where there is no button for it. */
function useCommandsEntry(): MenuEntry {
  const { t } = useLingui()
  const open = useContext(CommandsContext)
  return { id: 'commands', label: t`Commands`, icon: CommandsIcon, onAction: () => open('palette') }
}
