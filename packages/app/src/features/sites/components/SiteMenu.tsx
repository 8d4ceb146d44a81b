import { useLingui } from '@lingui/react/macro'
import type { Website } from '@sightline/api-client'
import { CodeIcon, StatsIcon, IconButton, Menu, MoreIcon, SettingsIcon } from '@sightline/ui'
import { hrefOf } from '../../../lib/navigation/hash.ts'
import { paths } from '../../../lib/navigation/paths.ts'

/** The ways into one's own site. */
export function SiteMenu({ website: { id, name } }: { website: Website }) {
  const { t } = useLingui()
  const label = t`More of ${name}`
  return (
    <Menu
      aria-label={label}
      trigger={<IconButton icon={MoreIcon} aria-label={label} />}
      items={[
        {
          id: 'ways',
          items: [
            { id: 'dashboard', label: t`Figures`, icon: StatsIcon, href: hrefOf(paths.dashboard(id)) },
            { id: 'install', label: t`Install`, icon: CodeIcon, href: hrefOf(paths.install(id)) },
            { id: 'settings', label: t`Settings`, icon: SettingsIcon, href: hrefOf(paths.settings(id)) },
          ],
        },
      ]}
    />
  )
}
