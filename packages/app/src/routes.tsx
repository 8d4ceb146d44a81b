import type { AccountLevel } from '@sightline/api-client'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ComponentType } from 'react'
import { HomePage } from './layout/HomePage.tsx'
import { lazyCode } from './layout/lazyCode.tsx'
import { paths } from './navigation/paths.ts'
import { pages } from './pages.ts'

export interface Route {
  path: string
  page: ComponentType
  /** Name of the tab; undefined where the page says it. */
  title?: MessageDescriptor
  /** What stands around the page: header and links, for staff the console’s navigation, a header for one site, or nothing. */
  frame: 'list' | 'console' | 'site' | 'bare'
  /** The least level that may open it; without one everybody who is signed in may. */
  level?: AccountLevel
}

const sites = lazyCode(pages.sites)

/** Every page under the shared layout; the first match is shown. */
export const routes: readonly Route[] = [
  { path: paths.home, frame: 'console', page: HomePage },
  { path: paths.login, frame: 'bare', page: lazyCode(pages.login), title: msg`Log in` },
  {
    path: paths.setUp,
    frame: 'bare',
    page: lazyCode(pages.setUp),
    title: msg`Create the first account`,
  },
  {
    path: paths.setPassword,
    frame: 'bare',
    page: lazyCode(pages.setPassword),
    title: msg`Set your password`,
  },
  { path: paths.sites, frame: 'list', page: sites, title: msg`My sites` },
  {
    path: paths.plans,
    frame: 'list',
    page: lazyCode(pages.plans),
    title: msg`Your membership`,
  },
  {
    path: paths.addWebsite,
    frame: 'list',
    page: lazyCode(pages.addWebsite),
    title: msg`Add website`,
  },
  {
    path: paths.appUsers,
    frame: 'console',
    level: 'operator',
    page: lazyCode(pages.appUsers),
    title: msg`App users`,
  },
  {
    path: paths.aiTasks,
    frame: 'console',
    level: 'operator',
    page: lazyCode(pages.aiTasks),
    title: msg`AI tasks`,
  },
  {
    path: paths.definitions(':name?'),
    frame: 'bare',
    page: lazyCode(pages.definitions),
    title: msg`What the figures mean`,
  },
  { path: paths.share(':token'), frame: 'bare', page: lazyCode(pages.share) },
  { path: paths.dashboard(':siteId'), frame: 'site', page: lazyCode(pages.dashboard) },
  {
    path: paths.install(':siteId'),
    frame: 'list',
    page: lazyCode(pages.install),
    title: msg`Install`,
  },
  {
    path: paths.settings(':siteId', ':section?'),
    frame: 'list',
    page: lazyCode(pages.settings),
  },
]

/** Stands in place of a page that needs a session, while there is none. */
export const SignInPage = lazyCode(pages.login)

export const NotFoundPage = lazyCode(pages.notFound)
