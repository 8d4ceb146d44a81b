import { Trans } from '@lingui/react/macro'
import { CompassIcon, EmptyState } from '@sightline/ui'
import { SitesLink } from './SitesLink.tsx'

/** Stands in place of a page where the address leads nowhere. */
export function NothingAtAddress() {
  return (
    <EmptyState
      level={1}
      icon={CompassIcon}
      title={<Trans>There is nothing at this address</Trans>}
      actions={<SitesLink />}
    >
      <Trans>The link may be outdated or incomplete.</Trans>
    </EmptyState>
  )
}
