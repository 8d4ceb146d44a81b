import { Trans } from '@lingui/react/macro'
import { ButtonLink, CompassIcon, EmptyState } from '@sightline/ui'
import { hrefOf } from '../navigation/hash.ts'
import { paths } from '../navigation/paths.ts'

/** Stands in place of a page where the address leads nowhere. */
export function NothingAtAddress() {
  return (
    <EmptyState
      level={1}
      icon={CompassIcon}
      title={<Trans>There is nothing at this address</Trans>}
      actions={
        <ButtonLink href={hrefOf(paths.sites)}>
          <Trans>My sites</Trans>
        </ButtonLink>
      }
    >
      <Trans>The link may be old, or a letter of it may be missing.</Trans>
    </EmptyState>
  )
}
