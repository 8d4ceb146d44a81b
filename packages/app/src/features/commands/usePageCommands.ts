import { useLingui } from '@lingui/react/macro'
import { PlusIcon, SitesIcon, type Command } from '@sightline/ui'
import { isAtLeast, useLevel } from '../account/index.ts'
import { consoleMenu } from '../console/index.ts'
import { hrefOf } from '../../lib/navigation/hashAddress.ts'
import { paths } from '../../lib/navigation/paths.ts'

/** A command for each page that the person’s level may open. */
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
