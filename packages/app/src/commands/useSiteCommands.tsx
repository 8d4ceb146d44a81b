import { SiteTile, type Command } from '@sightline/ui'
import { hrefOf } from '../navigation/hash.ts'
import { paths } from '../navigation/paths.ts'
import { useWebsites } from '../session/queries.ts'

/** How many sites are offered at once; the others are found by typing on. */
const most = 8

/** The sites that match what is searched, each with the way to its figures. */
export function useSiteCommands(search: string): { commands: readonly Command[]; isLoading: boolean } {
  const { data = [], isPending } = useWebsites()
  const wanted = search.toLocaleLowerCase()
  const commands = data
    .filter(({ name, domain }) => `${name} ${domain}`.toLocaleLowerCase().includes(wanted))
    .slice(0, most)
    .map(({ id, name, domain }) => ({
      id: `site ${id}`,
      label: name,
      note: domain,
      picture: <SiteTile domain={domain} size={20} />,
      href: hrefOf(paths.dashboard(id)),
    }))
  return { commands, isLoading: isPending }
}
