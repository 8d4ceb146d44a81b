import { Trans } from '@lingui/react/macro'
import { ButtonLink, CodeIcon, EmptyState } from '@sightline/ui'
import { hrefOf } from '../../../lib/navigation/hash.ts'
import { paths } from '../../../lib/navigation/paths.ts'

/** Stands in place of the metrics of a site that has never counted an event. */
export default function NoEvents({ siteId, maySetUp }: { siteId: string; maySetUp: boolean }) {
  return (
    <EmptyState
      title={<Trans>Waiting for the first event</Trans>}
      actions={
        maySetUp && (
          <ButtonLink variant="primary" size="lg" icon={CodeIcon} href={hrefOf(paths.install(siteId))}>
            <Trans>Finish set-up</Trans>
          </ButtonLink>
        )
      }
    >
      <Trans>No event was counted yet. The set-up shows the snippet, and whether a visit has arrived.</Trans>
    </EmptyState>
  )
}
