import { Trans } from '@lingui/react/macro'
import type { Website } from '@sightline/api-client'
import { ButtonLink, CodeIcon, EmptyState } from '@sightline/ui'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'

/** Stands in place of the causes where the snippet has counted nobody in these days. */
export function NothingToCompare({ website: { id, access } }: { website: Website }) {
  return (
    <EmptyState
      title={<Trans>The snippet counted no visitors on these days</Trans>}
      actions={
        access === 'owner' && (
          <ButtonLink icon={CodeIcon} href={hrefOf(paths.install(id))}>
            <Trans>Check the snippet</Trans>
          </ButtonLink>
        )
      }
    >
      <Trans>There is nothing to compare with Google Analytics. Choose days on which both have counted.</Trans>
    </EmptyState>
  )
}
