import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AccountLevel } from '@sightline/api-client'
import {
  AuditIcon,
  CoinsIcon,
  HealthIcon,
  JobsIcon,
  LinkIcon,
  OrderIcon,
  ThemeIcon,
  SettingsIcon,
  SitesIcon,
  StatsIcon,
  TaskIcon,
  UsersIcon,
  type SideNavItem,
} from '@sightline/ui'
import { paths } from '../../../lib/navigation/paths.ts'

/** One entry of the console: a page for staff. */
export interface ConsoleEntry {
  /** The menu that the entry belongs to, and its key there: the session’s `project_id` and `current_app_menu`. */
  project_id: 'admin' | 'subapp'
  key: string
  path: string
  label: MessageDescriptor
  icon: SideNavItem['icon']
  /** The least level that sees the entry. */
  level: AccountLevel
}

export interface ConsoleGroup {
  id: string
  label: MessageDescriptor
  entries: readonly ConsoleEntry[]
}

/** The navigation of the console: its groups and pages. */
export const consoleMenu: readonly ConsoleGroup[] = [
  {
    id: 'manage',
    label: msg`Manage`,
    entries: [
      { project_id: 'admin', key: 'sites', path: paths.home, label: msg`Sites`, icon: SitesIcon, level: 'admin' },
      {
        project_id: 'admin',
        key: 'themes',
        path: paths.themes,
        label: msg`Templates`,
        icon: ThemeIcon,
        level: 'admin',
      },
      {
        project_id: 'admin',
        key: 'interaction',
        path: paths.interaction,
        label: msg`Authorizations`,
        icon: LinkIcon,
        level: 'admin',
      },
    ],
  },
  {
    id: 'people',
    label: msg`People`,
    entries: [
      {
        project_id: 'subapp',
        key: 'app-user',
        path: paths.appUsers,
        label: msg`App users`,
        icon: UsersIcon,
        level: 'operator',
      },
      {
        project_id: 'subapp',
        key: 'app-aitask',
        path: paths.aiTasks,
        label: msg`AI tasks`,
        icon: TaskIcon,
        level: 'operator',
      },
    ],
  },
  {
    id: 'revenue',
    label: msg`Revenue`,
    entries: [
      { project_id: 'admin', key: 'orders', path: paths.orders, label: msg`Orders`, icon: OrderIcon, level: 'admin' },
      { project_id: 'admin', key: 'points', path: paths.points, label: msg`Points`, icon: CoinsIcon, level: 'admin' },
      {
        project_id: 'admin',
        key: 'reports',
        path: paths.reports,
        label: msg({ message: 'Reports', context: 'console' }),
        icon: StatsIcon,
        level: 'admin',
      },
    ],
  },
  {
    id: 'instance',
    label: msg`Instance`,
    entries: [
      {
        project_id: 'admin',
        key: 'settings',
        path: paths.instanceSettings,
        label: msg`Settings`,
        icon: SettingsIcon,
        level: 'admin',
      },
      {
        project_id: 'admin',
        key: 'health',
        path: paths.health,
        label: msg`Health`,
        icon: HealthIcon,
        level: 'admin',
      },
      { project_id: 'admin', key: 'jobs', path: paths.jobs, label: msg`Jobs`, icon: JobsIcon, level: 'admin' },
      { project_id: 'admin', key: 'audit', path: paths.audit, label: msg`Audit log`, icon: AuditIcon, level: 'admin' },
    ],
  },
]
