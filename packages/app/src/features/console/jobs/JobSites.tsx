import { Trans } from '@lingui/react/macro'
import type { OwnedJob } from '@sightline/api-client'
import { Link, missing } from '@sightline/ui'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'

/** The first site of a job, with the way to its dashboard as long as the site exists, and the number of its other sites. */
export function JobSites({ sites }: Pick<OwnedJob, 'sites'>) {
  const [site, ...others] = sites
  if (site === undefined) return missing
  const { id, domain } = site
  const count = others.length
  return (
    <>
      {domain === null ? (
        <Trans>Deleted site {id}</Trans>
      ) : (
        <Link href={hrefOf(paths.dashboard(id))}>
          <bdi>{domain}</bdi>
        </Link>
      )}
      {count > 0 && (
        <>
          {' '}
          <Trans context="sites">and {count} more</Trans>
        </>
      )}
    </>
  )
}
