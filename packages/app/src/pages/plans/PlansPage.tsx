import { Trans } from '@lingui/react/macro'
import { ButtonLink, EmptyState, OrderIcon, TierBadge, useFormat } from '@sightline/ui'
import { hrefOf } from '../../navigation/hash.ts'
import { paths } from '../../navigation/paths.ts'
import { useAccount } from '../../session/queries.ts'
import { useSession } from '../../session/SessionProvider.tsx'

/** What one's membership is and how another one is had. Nothing can be bought here: administrators add orders. */
export function PlansPage() {
  const { userinfo } = useSession()
  const own = useAccount().data?.userinfo ?? userinfo
  const format = useFormat()
  if (own === null) return null
  return (
    <EmptyState
      level={1}
      icon={OrderIcon}
      title={<Trans>Your membership</Trans>}
      actions={
        <ButtonLink href={hrefOf(paths.sites)}>
          <Trans>My sites</Trans>
        </ButtonLink>
      }
    >
      <p>
        <TierBadge tier={own.vip_status} />{' '}
        {own.expired_time !== null &&
          (own.vip_status === 'expired' ? (
            <Trans>since {format.isoDay(own.expired_time, 'UTC')}</Trans>
          ) : (
            <Trans>until {format.isoDay(own.expired_time, 'UTC')}</Trans>
          ))}
      </p>
      <p>
        <Trans>
          Standard has every report; Premium adds the prediction. Whoever runs this instance adds memberships.
        </Trans>
      </p>
    </EmptyState>
  )
}
