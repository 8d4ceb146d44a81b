import { Trans } from '@lingui/react/macro'
import { Card, DescriptionList, useFormat } from '@sightline/ui'
import type { Income } from './metrics.ts'

/** The present number of members of each tier, independent of the range. */
export function MembersNow({ members }: Pick<Income, 'members'>) {
  const { full } = useFormat()
  return (
    <Card
      title={<Trans>Members now</Trans>}
      description={<Trans>Members by tier right now, regardless of the range above.</Trans>}
    >
      <DescriptionList
        items={[
          { id: 'premium', term: <Trans>Premium</Trans>, description: full(members.premium) },
          { id: 'standard', term: <Trans>Standard</Trans>, description: full(members.standard) },
          { id: 'trial', term: <Trans>Trial</Trans>, description: full(members.trial) },
          { id: 'expired', term: <Trans>Expired</Trans>, description: full(members.expired) },
        ]}
      />
    </Card>
  )
}
