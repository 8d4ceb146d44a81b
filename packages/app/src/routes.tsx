import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { loadPage } from './layout/loadPage.ts'
import { paths } from './navigation/paths.ts'

export interface Route {
  path: string
  page: LazyExoticComponent<ComponentType>
  /** Name of the tab; undefined where the page says it. */
  title?: MessageDescriptor
  /** What stands around the page: header and links, a header for one site, or nothing. */
  frame: 'list' | 'site' | 'bare'
}

const page = (load: () => Promise<{ default: ComponentType }>) => lazy(() => loadPage(load))

const sites = page(() => import('./pages/sites/index.ts'))

/** Every page under the shared layout; the first match is shown. */
export const routes: readonly Route[] = [
  { path: paths.home, frame: 'list', page: sites, title: msg`My sites` },
  { path: paths.login, frame: 'bare', page: page(() => import('./pages/login/index.ts')), title: msg`Log in` },
  {
    path: paths.setUp,
    frame: 'bare',
    page: page(() => import('./pages/set-up/index.ts')),
    title: msg`Create the first account`,
  },
  { path: paths.sites, frame: 'list', page: sites, title: msg`My sites` },
  {
    path: paths.addWebsite,
    frame: 'list',
    page: page(() => import('./pages/add-website/index.ts')),
    title: msg`Add website`,
  },
  { path: paths.dashboard(':siteId'), frame: 'site', page: page(() => import('./pages/dashboard/index.ts')) },
  {
    path: paths.install(':siteId'),
    frame: 'list',
    page: page(() => import('./pages/install/index.ts')),
    title: msg`Install`,
  },
]

/** Stands in place of a page that needs a session, while there is none. */
export const SignInPage = page(() => import('./pages/login/index.ts'))

export const NotFoundPage = page(() => import('./pages/not-found/index.ts'))
