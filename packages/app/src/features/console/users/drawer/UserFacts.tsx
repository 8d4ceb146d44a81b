import { Trans } from '@lingui/react/macro'
import type { AppUser } from '@sightline/api-client'
import { DescriptionList, missing, TierBadge, useFormat } from '@sightline/ui'
import { dayOf } from '../../../../lib/list-page/day.ts'

/** What is known of a user and changes elsewhere: tier and points only through an order or the ledger. */
export function UserFacts({ user }: { user: AppUser }) {
  const format = useFormat()
  const { vip_status, expired_time, points, invite_code, has_password, last_login_at, created_at } = user
  return (
    <DescriptionList
      items={[
        { id: 'tier', term: <Trans>Tier</Trans>, description: <TierBadge tier={vip_status} /> },
        { id: 'membershipEnds', term: <Trans>Membership ends</Trans>, description: dayOf(expired_time) ?? missing },
        { id: 'points', term: <Trans>Points</Trans>, description: format.full(points) },
        { id: 'invitationCode', term: <Trans>Invitation code</Trans>, description: <bdi dir="ltr">{invite_code}</bdi> },
        {
          id: 'password',
          term: <Trans>Password</Trans>,
          description: has_password ? <Trans>Set</Trans> : <Trans>Not set yet</Trans>,
        },
        { id: 'lastSignIn', term: <Trans>Last sign-in</Trans>, description: dayOf(last_login_at) ?? missing },
        { id: 'created', term: <Trans>Created</Trans>, description: dayOf(created_at) },
      ]}
    />
  )
}
