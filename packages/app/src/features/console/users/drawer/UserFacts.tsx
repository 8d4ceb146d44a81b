import { Trans } from '@lingui/react/macro'
import type { AppUser } from '@sightline/api-client'
import { missing, TierBadge, useFormat } from '@sightline/ui'
import { dayOf } from '../../../../lib/list-page/day.ts'
import { Facts } from './UserDrawer.styles.ts'

/** What is known of a user and changes elsewhere: tier and points only through an order or the ledger. */
export function UserFacts({ user }: { user: AppUser }) {
  const format = useFormat()
  const { vip_status, expired_time, points, invite_code, has_password, last_login_at, created_at } = user
  return (
    <Facts>
      <dt>
        <Trans>Tier</Trans>
      </dt>
      <dd>
        <TierBadge tier={vip_status} />
      </dd>
      <dt>
        <Trans>Membership ends</Trans>
      </dt>
      <dd>{dayOf(expired_time) ?? missing}</dd>
      <dt>
        <Trans>Points</Trans>
      </dt>
      <dd>{format.full(points)}</dd>
      <dt>
        <Trans>Invitation code</Trans>
      </dt>
      <dd>
        <bdi dir="ltr">{invite_code}</bdi>
      </dd>
      <dt>
        <Trans>Password</Trans>
      </dt>
      <dd>{has_password ? <Trans>Set</Trans> : <Trans>Not set yet</Trans>}</dd>
      <dt>
        <Trans>Last sign-in</Trans>
      </dt>
      <dd>{dayOf(last_login_at) ?? missing}</dd>
      <dt>
        <Trans>Created</Trans>
      </dt>
      <dd>{dayOf(created_at)}</dd>
    </Facts>
  )
}
