import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { hrefOf } from '../../lib/navigation/hashAddress.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { useLevel, isAtLeast } from '../../features/account/index.ts'
import { useSession, type Menu } from '../../features/auth/index.ts'

export interface NavigationLink {
  href: string
  label: string
  isCurrent: boolean
}

/**
 * The links of the header: one’s own sites, the plans, and for staff the console. Stores the open menu and entry in the
 * session.
 */
export function useNavigation(): readonly NavigationLink[] {
  const { t } = useLingui()
  const { store } = useSession()
  const [location] = useLocation()
  const level = useLevel()
  const { project_id, current_app_menu } = menuAt(location)
  useEffect(() => store.openMenu({ project_id, current_app_menu }), [store, project_id, current_app_menu])

  const isInConsole = project_id === 'subapp' || location.startsWith('/admin/')
  const sites = { href: hrefOf(paths.sites), label: t`Sites`, isCurrent: isOnSites(location) }
  const plans = { href: hrefOf(paths.plans), label: t`Plans`, isCurrent: location === paths.plans }
  if (!isAtLeast(level, 'operator')) return [sites, plans]
  const first = isAtLeast(level, 'admin') ? paths.home : paths.appUsers
  return [sites, plans, { href: hrefOf(first), label: t`Console`, isCurrent: isInConsole }]
}

/** Whether an address is the list of one’s own sites, or a page of one of them. */
export const isOnSites = (location: string): boolean =>
  location === paths.home || location === paths.sites || location.startsWith(`${paths.sites}/`)

/** The menu, and the entry in it, that an address belongs to. */
export function menuAt(location: string): Menu {
  const [, first, second = null, third = 'dashboard'] = location.split('/')
  if (first === 'subapp' || first === 'admin') return { project_id: first, current_app_menu: second }
  if (first === 'sites' && second !== null && second !== 'new') return { project_id: 'site', current_app_menu: third }
  return { project_id: 'admin', current_app_menu: first === undefined || first === '' ? 'sites' : first }
}
