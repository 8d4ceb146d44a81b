import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Toaster } from '@sightline/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { CommandCenter } from '../../features/commands/index.ts'
import { shellCode } from '../routes/pages.ts'
import { NotFoundPage, RequiredTwoFactorsPage, routes, SignInPage, type Route as PageRoute } from '../routes/routes.tsx'
import { useAccount, useAccountPreferences } from '../../features/account/index.ts'
import { useSession } from '../../features/auth/index.ts'
import { lazyCode } from '../../lib/lazy-code/lazyCode.tsx'
import { NeedsLevel } from './NeedsLevel.tsx'
import { PageErrorBoundary } from './PageErrorBoundary.tsx'
import { DocumentTitleContext, writeTitle } from '../../lib/page/useDocumentTitle.ts'

/** Only people who are signed in need the shell, so its code loads on demand. */
const Shell = lazyCode(shellCode)

/** The one layout around every page. A page that needs a session gives its place to signing in, at its own address. */
export function Layout() {
  const { userinfo } = useSession()
  const isSignedIn = userinfo !== null
  useAccountPreferences()
  const mustSetUp = useAccount().data?.are_two_factors_missing === true
  return (
    <CommandCenter isOn={isSignedIn}>
      <Switch>
        {routes.map(({ path, page: Page, frame, level, title }) => (
          <Route key={path} path={path}>
            {isSignedIn && mustSetUp && frame !== 'bare' ? (
              <Framed frame="bare" title={msg`Two-factor sign-in`}>
                <RequiredTwoFactorsPage />
              </Framed>
            ) : isSignedIn || frame === 'bare' ? (
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
              <Framed frame="bare" title={msg`Sign in`}>
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
    </CommandCenter>
  )
}

interface FramedProps extends Pick<PageRoute, 'frame' | 'title'> {
  /** The path of the page’s route; undefined where no route matches. */
  path?: string
  children: ReactNode
}

function Framed({ frame, title, path, children }: FramedProps) {
  const [location] = useLocation()
  const { i18n } = useLingui()
  const [ownTitle, setOwnTitle] = useState<string>()
  const shownTitle = ownTitle ?? i18n._(title)
  useEffect(() => writeTitle(shownTitle), [shownTitle])
  // The page is blank while its code loads, and draws its own skeleton while its data load.
  const page = (
    <DocumentTitleContext value={setOwnTitle}>
      <PageErrorBoundary key={pageIn(location, path)}>{children}</PageErrorBoundary>
    </DocumentTitleContext>
  )
  if (frame === 'bare') return page
  return (
    <PageErrorBoundary>
      <Shell frame={frame}>{page}</Shell>
    </PageErrorBoundary>
  )
}

/** The part of an address that names its page. A segment that may be missing opens another part of the same page. */
function pageIn(location: string, path = ''): string {
  const isPart = path.endsWith('?')
  return isPart ? location.split('/', path.split('/').length - 1).join('/') : location
}
