import { Trans } from '@lingui/react/macro'
import { unwrap } from '@sightline/api-client'
import { Link, Stack } from '@sightline/ui'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'

/** The websites that are named. */
const NAMED = 5

/** The websites that use a theme, with the way to each of them in the list of all websites. */
export function ThemeSites({ id }: { id: string }) {
  const api = useApi()
  const sites = useQuery({
    queryKey: ['theme websites', id],
    queryFn: ({ signal }) =>
      unwrap(
        api.app.fetchAppWebsiteList({ theme_id: id, pageSize: NAMED, columnKey: 'name', order: 'ascend' }, { signal }),
      ),
  })
  if (sites.data === undefined) return null
  const { list, total } = sites.data
  const count = total - list.length
  return (
    <Stack gap={1}>
      {list.map(({ id: site, name, domain }) => (
        <Link key={site} href={hrefOf(`${paths.home}?domain=${encodeURIComponent(domain)}`)}>
          <bdi>{name}</bdi>
        </Link>
      ))}
      {count > 0 && (
        <span>
          <Trans context="sites">and {count} more</Trans>
        </span>
      )}
    </Stack>
  )
}
