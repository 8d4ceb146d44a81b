import { Trans } from '@lingui/react/macro'
import { Link } from '@sightline/ui'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'

/** Says to an administrator why there are no regions and cities, and how to get them. */
export const NoPlaces = () => (
  <Trans>
    Regions and cities of visitors are not known yet. Start the server once with “--with-cities”, or name a database
    with GEO_DATABASE: see <Link href={hrefOf(paths.health)}>Health</Link> and docs/sources.md. Only administrators see
    this tab.
  </Trans>
)
