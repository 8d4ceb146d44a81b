import { SiteAvatar, type Command } from '@sightline/ui'
import { hrefOf } from '../../lib/navigation/hashAddress.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { useWebsites } from '../sites/index.ts'

/** The number of sites that are offered at once; typing on finds the others. */
const maxSites = 8

/**
 * A command for each site that matches the search: a link to its dashboard.
 * @param recent Ids of the recently chosen commands, whose sites come first.
 */
export function useSiteCommands(
  search: string,
  recent: readonly string[],
): { commands: readonly Command[]; isLoading: boolean } {
  const { data = [], isPending } = useWebsites()
  const wanted = search.toLocaleLowerCase()
  const commands = data
    .filter(({ name, domain }) => `${name} ${domain}`.toLocaleLowerCase().includes(wanted))
    .toSorted((one, other) => Number(recent.includes(idOf(other))) - Number(recent.includes(idOf(one))))
    .slice(0, maxSites)
    .map(({ id, name, domain }) => ({
      id: idOf({ id }),
      label: name,
      note: domain,
      icon: <SiteAvatar domain={domain} size={20} />,
      href: hrefOf(paths.dashboard(id)),
    }))
  return { commands, isLoading: isPending }
}

const idOf = ({ id }: { id: string }): string => `site ${id}`
