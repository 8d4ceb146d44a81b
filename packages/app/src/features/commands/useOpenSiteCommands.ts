import { useLingui } from '@lingui/react/macro'
import { pageAt, type Website } from '@sightline/api-client'
import { CodeIcon, RadioIcon, SettingsIcon, StatsIcon, type Command } from '@sightline/ui'
import { useLocation } from 'wouter'
import { hrefOf } from '../../lib/navigation/hashAddress.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { sectionsFor, type Section } from '../../lib/navigation/siteSections.ts'
import { useWebsites } from '../sites/index.ts'
import { synonyms } from './synonyms.ts'

/** A command for each page about the site that is open, and for each section of its settings. */
export function useOpenSiteCommands(): { site: Website | undefined; commands: readonly Command[] } {
  const { t } = useLingui()
  const [location] = useLocation()
  const id = pageAt(location) === 'addWebsite' ? undefined : /^\/sites\/([^/]+)/.exec(location)?.[1]
  const site = useWebsites().data?.find((one) => one.id === id)
  if (site === undefined) return { site, commands: [] }
  const sections: Record<Section, string> = {
    general: t`Settings: General`,
    snippet: t`Settings: Snippet`,
    google: t`Settings: Google Analytics`,
    sharing: t`Settings: Sharing`,
    reports: t`Settings: Reports`,
    goals: t`Settings: Goals and funnels`,
    collection: t`Settings: Collection`,
    transfer: t`Settings: Import and export`,
    'recently-deleted': t`Settings: Recently deleted`,
    delete: t`Settings: Delete the site`,
  }
  const page = (name: string, label: string, icon: Command['icon'], path: string): Command => ({
    id: `page ${name}`,
    label,
    icon,
    keywords: synonyms[name],
    href: hrefOf(path),
  })
  return {
    site,
    commands: [
      page('dashboard', t`Dashboard`, StatsIcon, paths.dashboard(site.id)),
      page('realtime', t`Realtime`, RadioIcon, paths.realtime(site.id)),
      page('install', t`Install`, CodeIcon, paths.install(site.id)),
      ...sectionsFor(site.access).map((section) => ({
        ...page(section, sections[section], SettingsIcon, paths.settings(site.id, section)),
        keywords: `${synonyms['settings']} ${synonyms[section]}`,
      })),
    ],
  }
}
