import { useLingui } from '@lingui/react/macro'
import { BellIcon, LinkIcon, PlusIcon, SettingsIcon, SitesIcon, StatsIcon, TaskIcon, type Command } from '@sightline/ui'
import { isAtLeast, useLevel } from '../account/index.ts'
import { sections, type Section } from '../../lib/navigation/accountSections.ts'
import { consoleMenu } from '../console/index.ts'
import { hrefOf } from '../../lib/navigation/hashAddress.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { synonyms } from './synonyms.ts'

/** A command for each page that the person’s level may open, but for those about one site. */
export function usePageCommands(): readonly Command[] {
  const { t, i18n } = useLingui()
  const level = useLevel()
  const ofConsole = consoleMenu
    .flatMap(({ entries }) => entries)
    .filter((entry) => isAtLeast(level, entry.level))
    .map(({ path, label, icon }) => ({ id: path, label: i18n._(label), note: t`Console`, icon, href: hrefOf(path) }))
  const ofAccount: Record<Section, string> = {
    profile: t`Account: Profile`,
    security: t`Account: Security`,
    sessions: t`Account: Sessions`,
    'api-keys': t`Account: API keys`,
    notices: t`Account: Notices`,
    orders: t`Account: Orders`,
    points: t`Account: Points`,
    invite: t`Account: Invite`,
    data: t`Account: Data and deletion`,
  }
  const page = (name: string, label: string, icon: Command['icon'], path: string): Command => ({
    id: path,
    label,
    icon,
    keywords: synonyms[name],
    href: hrefOf(path),
  })
  return [
    { ...page('sites', t`My sites`, SitesIcon, paths.sites), keys: ['s'] },
    { ...page('add', t`Add website`, PlusIcon, paths.addWebsite), keys: ['n'] },
    page('notices', t`Notices`, BellIcon, paths.notices),
    page('plans', t`Your membership`, TaskIcon, paths.plans),
    page('authorization', t`Connected accounts`, LinkIcon, paths.authorization),
    page('definitions', t`Metric definitions`, StatsIcon, paths.definitions()),
    ...sections.map((section) => ({
      ...page(section, ofAccount[section], SettingsIcon, paths.account(section)),
      keywords: `${synonyms['account']} ${synonyms[section]}`,
    })),
    ...ofConsole,
  ]
}
