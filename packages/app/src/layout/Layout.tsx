import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { AppShell, Toaster } from '@sightline/ui'
import { Suspense, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { Route, Switch, useLocation } from 'wouter'
import { hrefOf } from '../navigation/hash.ts'
import { paths } from '../navigation/paths.ts'
import { NotFoundPage, routes, SignInPage, type Route as PageRoute } from '../routes.tsx'
import { useSession } from '../session/SessionProvider.tsx'
import { HeaderPlaceContext } from './HeaderPlace.tsx'
import { DemoBadge } from './DemoBadge.tsx'
import { CompactHeaderMenu, HeaderMenus } from './Menus.tsx'
import { NeedsLevel } from './NeedsLevel.tsx'
import { PageErrorBoundary } from './PageErrorBoundary.tsx'
import { ViewAsBadge } from './ViewAsBadge.tsx'
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
              <Framed frame={frame} title={title}>
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
      <Toaster />
    </>
  )
}

interface FramedProps extends Pick<PageRoute, 'frame'> {
  title: PageRoute['title'] | undefined
  children: ReactNode
}

function Framed({ frame, title, children }: FramedProps) {
  const [location] = useLocation()
  const { i18n } = useLingui()
  useDocumentTitle(title === undefined ? undefined : i18n._(title))
  // Blank while code loads; a page draws its own skeleton while data load.
  const page = (
    <PageErrorBoundary key={location}>
      <Suspense fallback={null}>{children}</Suspense>
    </PageErrorBoundary>
  )
  return frame === 'bare' ? page : <Shell frame={frame}>{page}</Shell>
}

function Shell({ frame, children }: { frame: Exclude<PageRoute['frame'], 'bare'>; children: ReactNode }) {
  const { t } = useLingui()
  const { userinfo, signOut } = useSession()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const links = useNavigation()
  const account = userinfo === null ? null : { email: userinfo.email, onSignOut: () => void signOut() }
  return (
    <AppShell
      homeHref={hrefOf(paths.sites)}
      homeLabel={t`Sightline, my sites`}
      {...(frame === 'site' ? { place: <Place ref={setPlace} /> } : { nav: links })}
      isFluid={frame === 'table'}
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
    >
      <HeaderPlaceContext value={place}>{children}</HeaderPlaceContext>
    </AppShell>
  )
}

const Place = styled.div`
  display: flex;
  min-inline-size: 0;
`
