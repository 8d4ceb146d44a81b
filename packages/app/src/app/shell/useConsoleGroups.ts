import { useLingui } from '@lingui/react/macro'
import type { SideNavGroup } from '@sightline/ui'
import { useLocation } from 'wouter'
import { consoleMenu } from '../../features/console/index.ts'
import { hrefOf } from '../../lib/navigation/hashAddress.ts'
import { useLevel, isAtLeast } from '../../features/account/index.ts'
import { useMenuCounts } from './useMenuCounts.ts'
import { menuAt } from './useNavigation.ts'

/**
 * The console’s navigation: the pages that the person’s level may open, with the number of rows of each.
 * @param isShown Whether the navigation is on the page; rows are counted only then.
 */
export function useConsoleGroups(isShown: boolean): readonly SideNavGroup[] {
  const { i18n } = useLingui()
  const [location] = useLocation()
  const level = useLevel()
  const counts = useMenuCounts(isShown ? level : undefined)
  const { project_id, current_app_menu } = menuAt(location)
  const groups = consoleMenu.map(({ id, label, entries }) => ({
    id,
    label: i18n._(label),
    items: entries
      .filter((entry) => isAtLeast(level, entry.level))
      .map((entry) => ({
        href: hrefOf(entry.path),
        label: i18n._(entry.label),
        icon: entry.icon,
        count: counts[entry.key],
        isCurrent: entry.project_id === project_id && entry.key === current_app_menu,
      })),
  }))
  return groups.filter(({ items }) => items.length > 0)
}
