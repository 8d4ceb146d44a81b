import { Trans } from '@lingui/react/macro'
import { Link } from '@sightline/ui'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'

/** Says to an administrator why there are no regions and cities, and how to get them. */
export const NoPlaces = () => (
  <Trans>
    Nothing tells the regions and cities of visitors yet. Start the server once with “--with-cities”, or name a database
    by GEO_DATABASE: see <Link href={hrefOf(paths.health)}>Health</Link>, and docs/sources.md. Others are not offered
    this tab.
  </Trans>
)
