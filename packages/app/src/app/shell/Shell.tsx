import { useLingui } from '@lingui/react/macro'
import { AppShell, CodeIcon, LinkIcon, type MenuEntry, SettingsIcon, type AccountMenuProps } from '@sightline/ui'
import { useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useLocation, useParams } from 'wouter'
import { hrefOf } from '../../lib/navigation/hashAddress.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { useAccount, AccountNotices, isAtLeast, ViewAsBadge } from '../../features/account/index.ts'
import { useSession, DemoBadge } from '../../features/auth/index.ts'
import { PageActions } from './PageActions.tsx'
import { CompactHeaderMenu, HeaderMenus, SideNavMenus } from './HeaderMenus.tsx'
import { HeaderSlotContext } from '../../lib/page/HeaderSlot.tsx'
import { PageActionsContext } from '../../lib/page/usePageActions.ts'
import { useConsoleGroups } from './useConsoleGroups.ts'
import { useNavigation } from './useNavigation.ts'
import { InstanceLogo } from '../../lib/page/InstanceLogo.tsx'
import { instanceName } from '../../lib/page/instanceName.ts'

/**
 * The kinds of header and navigation: a header with links, the console’s navigation for staff, or a header for one
 * site.
 */
export type ShellFrame = 'list' | 'console' | 'site'

interface ShellProps {
  /** The kind of header and navigation around the page. */
  frame: ShellFrame
  children: ReactNode
}

/** Header and navigation around the pages of somebody who is signed in. */
export default function Shell({ frame, children }: ShellProps) {
  const { t } = useLingui()
  const instance = instanceName()
  const { userinfo, signOut } = useSession()
  const { data: account, isPending, errorUpdateCount } = useAccount()
  const [location] = useLocation()
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const [actions, setActions] = useState<readonly MenuEntry[]>([])
  const links = useNavigation()
  const isConsole = frame === 'console' && isAtLeast(account?.level, location === paths.home ? 'admin' : 'operator')
  const groups = useConsoleGroups(isConsole)
  const entries = useSiteEntries(frame)
  const connected = {
    id: 'authorization',
    label: t`Connected accounts`,
    icon: LinkIcon,
    href: hrefOf(paths.authorization),
  }
  const ownAccount = { id: 'account', label: t`Account`, icon: SettingsIcon, href: hrefOf(paths.account()) }
  const accountMenu: AccountMenuProps | null =
    userinfo === null
      ? null
      : { email: userinfo.email, onSignOut: () => void signOut(), items: [...entries, ownAccount, connected] }
  // The navigation depends on the level: nothing is drawn that would move away again. When the level could not be
  // loaded, the page says so and asks again by itself.
  if (frame === 'console' && isPending && errorUpdateCount === 0) return null
  return (
    <AppShell
      homeHref={hrefOf(paths.sites)}
      homeLabel={t`${instance}, my sites`}
      logo={<InstanceLogo />}
      compactLogo={<InstanceLogo isMarkOnly />}
      {...(frame === 'site' ? { start: <Slot ref={setSlot} /> } : { nav: isConsole ? [] : links })}
      isFluid={isConsole}
      badge={
        <>
          <ViewAsBadge />
          <DemoBadge />
        </>
      }
      end={
        accountMenu !== null ? (
          <>
            <PageActions actions={actions} />
            <HeaderMenus account={accountMenu} />
          </>
        ) : undefined
      }
      compactEnd={
        accountMenu !== null ? (
          <CompactHeaderMenu
            account={{ ...accountMenu, items: [...actions.filter(isNoLink), ...entries, ownAccount, connected] }}
            links={links}
          />
        ) : undefined
      }
      sideNav={
        accountMenu !== null && isConsole
          ? {
              items: groups,
              storageKey: 'side_nav',
              footer: sideNavFooter,
            }
          : undefined
      }
    >
      <HeaderSlotContext value={slot}>
        <PageActionsContext value={setActions}>
          <AccountNotices />
          {children}
        </PageActionsContext>
      </HeaderSlotContext>
    </AppShell>
  )
}

/** Where a page's actions lead to, the menu leads to as well. */
const isNoLink = ({ href }: MenuEntry): boolean => href === undefined

/** The entries of the account menu for the site that is open. */
function useSiteEntries(frame: ShellFrame): readonly MenuEntry[] {
  const { t } = useLingui()
  const { siteId } = useParams()
  if (frame !== 'site' || siteId === undefined) return []
  return [
    { id: 'install', label: t`Install`, icon: CodeIcon, href: hrefOf(paths.install(siteId)) },
    { id: 'settings', label: t`Site settings`, icon: SettingsIcon, href: hrefOf(paths.settings(siteId)) },
  ]
}

const sideNavFooter = (isNarrow: boolean) => <SideNavMenus isNarrow={isNarrow} />

const Slot = styled.div`
  display: flex;
  min-inline-size: 0;
`
