import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { AppShell, SettingsIcon, Toaster, type MenuEntry } from '@sightline/ui'
import { Suspense, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { Route, Switch, useLocation, useParams } from 'wouter'
import { CommandCenter } from '../commands/CommandCenter.tsx'
import { hrefOf } from '../navigation/hash.ts'
import { paths } from '../navigation/paths.ts'
import { NotFoundPage, routes, SignInPage, type Route as PageRoute } from '../routes.tsx'
import { useAccount } from '../session/queries.ts'
import { useSession } from '../session/SessionProvider.tsx'
import { HeaderPlaceContext } from './HeaderPlace.tsx'
import { DemoBadge } from './DemoBadge.tsx'
import { CompactHeaderMenu, HeaderMenus, SideNavMenus } from './Menus.tsx'
import { isAtLeast, NeedsLevel } from './NeedsLevel.tsx'
import { PageErrorBoundary } from './PageErrorBoundary.tsx'
import { ReadOnlyNotice } from './ReadOnlyNotice.tsx'
import { ViewAsBadge } from './ViewAsBadge.tsx'
import { useConsoleGroups } from './useConsoleGroups.ts'
import { useNavigation } from './useNavigation.ts'
import { useDocumentTitle } from './useDocumentTitle.ts'

/** The one layout around every page. A page that needs a session gives its place to signing in, at its own address. */
export function Layout() {
  const { userinfo } = useSession()
  const isSignedIn = userinfo !== null
  return (
    <>
      <Switch>
        {routes.map(({ path, page: Page, frame, level, title }) => (
          <Route key={path} path={path}>
            {isSignedIn || frame === 'bare' ? (
              <Framed frame={frame} title={title} path={path}>
                {level === undefined ? (
                  <Page />
                ) : (
                  <NeedsLevel level={level}>
                    <Page />
                  </NeedsLevel>
                )}
              </Framed>
            ) : (
              <Framed frame="bare" title={msg`Log in`}>
                <SignInPage />
              </Framed>
            )}
          </Route>
        ))}
        <Route>
          <Framed frame={isSignedIn ? 'list' : 'bare'} title={msg`There is nothing at this address`}>
            <NotFoundPage />
          </Framed>
        </Route>
      </Switch>
      {isSignedIn && <CommandCenter />}
      <Toaster />
    </>
  )
}

interface FramedProps extends Pick<PageRoute, 'frame'> {
  title: PageRoute['title'] | undefined
  /** The path of its route; undefined where none was found. */
  path?: string
  children: ReactNode
}

function Framed({ frame, title, path, children }: FramedProps) {
  const [location] = useLocation()
  const { i18n } = useLingui()
  useDocumentTitle(title === undefined ? undefined : i18n._(title))
  // Blank while code loads; a page draws its own skeleton while data load.
  const page = (
    <PageErrorBoundary key={pageIn(location, path)}>
      <Suspense fallback={null}>{children}</Suspense>
    </PageErrorBoundary>
  )
  return frame === 'bare' ? page : <Shell frame={frame}>{page}</Shell>
}

/** What of an address names the page: a part of it that may be missing opens another part of the same page. */
function pageIn(location: string, path = ''): string {
  const isPart = path.endsWith('?')
  return isPart ? location.split('/', path.split('/').length - 1).join('/') : location
}

function Shell({ frame, children }: { frame: Exclude<PageRoute['frame'], 'bare'>; children: ReactNode }) {
  const { t } = useLingui()
  const { userinfo, signOut } = useSession()
  const { data: known, isPending, errorUpdateCount } = useAccount()
  const [location] = useLocation()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const links = useNavigation()
  const groups = useConsoleGroups()
  const entries = useSiteEntries(frame)
  const account = userinfo === null ? null : { email: userinfo.email, onSignOut: () => void signOut(), entries }
  // What stands around the page depends on the level: nothing is drawn that would move away again. Once the level could not
  // be had, the page says so, and asks again itself.
  if (frame === 'console' && isPending && errorUpdateCount === 0) return null
  const isConsole = frame === 'console' && isAtLeast(known?.level, location === paths.home ? 'admin' : 'operator')
  return (
    <AppShell
      homeHref={hrefOf(paths.sites)}
      homeLabel={t`Sightline, my sites`}
      {...(frame === 'site' ? { place: <Place ref={setPlace} /> } : { nav: isConsole ? [] : links })}
      isFluid={isConsole}
      badge={
        <>
          <ViewAsBadge />
          <DemoBadge />
        </>
      }
      {...(account !== null && {
        end: <HeaderMenus account={account} />,
        compactEnd: <CompactHeaderMenu account={account} links={links} />,
      })}
      {...(account !== null &&
        isConsole && {
          sideNav: {
            groups,
            storageKey: 'side_nav',
            foot: sideNavFoot,
          },
        })}
    >
      <HeaderPlaceContext value={place}>
        <ReadOnlyNotice />
        {children}
      </HeaderPlaceContext>
    </AppShell>
  )
}

/** What can be done with the site that is open, in the menu of the account. */
function useSiteEntries(frame: PageRoute['frame']): readonly MenuEntry[] {
  const { t } = useLingui()
  const { siteId } = useParams()
  if (frame !== 'site' || siteId === undefined) return []
  return [{ id: 'settings', label: t`Site settings`, icon: SettingsIcon, href: hrefOf(paths.settings(siteId)) }]
}

const sideNavFoot = (isNarrow: boolean) => <SideNavMenus isNarrow={isNarrow} />

const Place = styled.div`
  display: flex;
  min-inline-size: 0;
`
