import { useLingui } from '@lingui/react/macro'
import { PlusIcon, SitesIcon, type Command } from '@sightline/ui'
import { isAtLeast } from '../layout/NeedsLevel.tsx'
import { consoleMenu } from '../navigation/consoleMenu.ts'
import { hrefOf } from '../navigation/hash.ts'
import { paths } from '../navigation/paths.ts'
import { useLevel } from '../session/queries.ts'

/** The pages that one's level may open. */
export function usePageCommands(): readonly Command[] {
  const { t, i18n } = useLingui()
  const level = useLevel()
  const ofConsole = consoleMenu
    .flatMap(({ entries }) => entries)
    .filter((entry) => isAtLeast(level, entry.level))
    .map(({ path, label, icon }) => ({ id: path, label: i18n._(label), note: t`Console`, icon, href: hrefOf(path) }))
  return [
    { id: paths.sites, label: t`My sites`, icon: SitesIcon, keys: ['s'], href: hrefOf(paths.sites) },
    { id: paths.addWebsite, label: t`Add website`, icon: PlusIcon, keys: ['n'], href: hrefOf(paths.addWebsite) },
    ...ofConsole,
  ]
}
