import { pageNames, pagePaths, type AccountLevel, type PageName } from '@sightline/api-client'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ComponentType } from 'react'
import { HomePage } from './HomePage.tsx'
import { lazyCode } from '../../lib/lazy-code/lazyCode.tsx'
import type { ShellFrame } from '../shell/Shell.tsx'
import { pages } from './pages.ts'

interface RoutedPage {
  page: ComponentType
  /** The title of the tab, until the page sets its own. */
  title: MessageDescriptor
  /** The header and navigation around the page; `bare` draws none. */
  frame: ShellFrame | 'bare'
  /** The least level that may open the page; without it everybody who is signed in may. */
  level?: AccountLevel
}

export interface Route extends RoutedPage {
  name: PageName
  path: string
}

const routed: Readonly<Record<PageName, RoutedPage>> = {
  home: { frame: 'console', page: HomePage, title: msg`Site management` },
  login: { frame: 'bare', page: lazyCode(pages.login), title: msg`Sign in` },
  setUp: { frame: 'bare', page: lazyCode(pages.setUp), title: msg`Create the first account` },
  setPassword: { frame: 'bare', page: lazyCode(pages.setPassword), title: msg`Set your password` },
  confirmEmail: { frame: 'bare', page: lazyCode(pages.confirmEmail), title: msg`Confirm your e-mail address` },
  keepAccount: { frame: 'bare', page: lazyCode(pages.keepAccount), title: msg`Keep your account` },
  unsubscribe: { frame: 'bare', page: lazyCode(pages.unsubscribe), title: msg`Unsubscribe` },
  sites: { frame: 'list', page: lazyCode(pages.sites), title: msg`My sites` },
  addWebsite: { frame: 'list', page: lazyCode(pages.addWebsite), title: msg`Add website` },
  dashboard: { frame: 'site', page: lazyCode(pages.dashboard), title: msg`Dashboard` },
  realtime: { frame: 'site', page: lazyCode(pages.realtime), title: msg`Realtime` },
  differences: { frame: 'list', page: lazyCode(pages.differences), title: msg`Why the numbers differ` },
  install: { frame: 'list', page: lazyCode(pages.install), title: msg`Install` },
  settings: { frame: 'list', page: lazyCode(pages.settings), title: msg`Site settings` },
  authorization: { frame: 'list', page: lazyCode(pages.authorization), title: msg`Connected accounts` },
  plans: { frame: 'list', page: lazyCode(pages.plans), title: msg`Your membership` },
  notices: { frame: 'list', page: lazyCode(pages.notices), title: msg`Notices` },
  account: { frame: 'list', page: lazyCode(pages.account), title: msg`Account` },
  definitions: { frame: 'bare', page: lazyCode(pages.definitions), title: msg`Metric definitions` },
  share: { frame: 'bare', page: lazyCode(pages.share), title: msg`Shared dashboard` },
  themes: { frame: 'console', level: 'admin', page: lazyCode(pages.themes), title: msg`Template management` },
  interaction: {
    frame: 'console',
    level: 'admin',
    page: lazyCode(pages.interaction),
    title: msg`Authorization management`,
  },
  appUsers: { frame: 'console', level: 'operator', page: lazyCode(pages.appUsers), title: msg`App users` },
  aiTasks: { frame: 'console', level: 'operator', page: lazyCode(pages.aiTasks), title: msg`AI tasks` },
  orders: { frame: 'console', level: 'admin', page: lazyCode(pages.orders), title: msg`Orders` },
  points: { frame: 'console', level: 'admin', page: lazyCode(pages.points), title: msg`Points` },
  reports: {
    frame: 'console',
    level: 'admin',
    page: lazyCode(pages.reports),
    title: msg({ message: 'Reports', context: 'console' }),
  },
  jobs: { frame: 'console', level: 'admin', page: lazyCode(pages.jobs), title: msg`Jobs` },
  audit: { frame: 'console', level: 'admin', page: lazyCode(pages.audit), title: msg`Audit log` },
  instanceSettings: {
    frame: 'console',
    level: 'admin',
    page: lazyCode(pages.instanceSettings),
    title: msg`Settings`,
  },
  health: { frame: 'console', level: 'admin', page: lazyCode(pages.health), title: msg`Health` },
}

/** The routes of all pages under the shared layout; the first match is drawn. */
export const routes: readonly Route[] = pageNames.map((name) => ({ name, path: pagePaths[name], ...routed[name] }))

/** Stands in place of a page that needs a session, while there is none. */
export const SignInPage = lazyCode(pages.login)

/** Stands in place of every page for somebody who must have a second factor, and has none. */
export const RequiredTwoFactorsPage = lazyCode(pages.requiredTwoFactors)

export const NotFoundPage = lazyCode(pages.notFound)
