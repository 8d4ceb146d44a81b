import { Trans } from '@lingui/react/macro'
import type { Userinfo } from '@sightline/api-client'
import { Button, Callout, Inline, Link, Stack, useFormat } from '@sightline/ui'
import type { ReactNode } from 'react'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { hasSubscription, type OwnMembership } from '../api.ts'
import type { usePlanCalls } from '../usePlanCalls.ts'
import { usePlanNames } from './usePlanNames.ts'

interface MembershipStateProps {
  membership: OwnMembership
  own: Pick<Userinfo, 'vip_status' | 'expired_time'>
  /** The `result` parameter with which the payment page returns the browser. */
  result: string | null
  /** Whether a payment that was begun in this tab is waited for. */
  isAwaited: boolean
  calls: ReturnType<typeof usePlanCalls>
  /** Whether the person cannot change anything. */
  isReadOnly: boolean
}

/** The present membership with its end, and the actions that it calls for. */
export function MembershipState({ membership, own, result, isAwaited, calls, isReadOnly }: MembershipStateProps) {
  const text = useMessageText()
  const { subscription, request } = membership
  const isLate = subscription?.state === 'past_due'
  if (isAwaited && !hasSubscription(membership)) return <Waiting />
  return (
    <Stack gap={4}>
      {result === 'paid' && !hasSubscription(membership) && (
        <Callout title={<Trans>No payment is under way in this tab</Trans>}>
          <Trans>A payment that you made elsewhere shows here once it is confirmed: reload the page in a moment.</Trans>
        </Callout>
      )}
      {result === 'cancelled' && !hasSubscription(membership) && (
        <Callout title={<Trans>Nothing was paid</Trans>}>
          <Trans>You came back before paying. Your membership has not changed.</Trans>
        </Callout>
      )}
      {result === 'paid' && subscription?.state === 'active' && (
        <Callout tone="positive" title={<Trans>Thank you, your membership is active</Trans>} />
      )}
      {own.vip_status === 'expired' && !isLate && <Callout tone="warning" title={text('membership_expired')} />}
      {subscription !== null && subscription.state !== 'ended' && (
        <Subscription
          subscription={subscription}
          tier={own.vip_status}
          // A payment that was just made may not be known yet.
          hasLapsed={own.vip_status === 'expired' && result !== 'paid'}
          calls={calls}
          isReadOnly={isReadOnly}
        />
      )}
      {request !== null && <Request request={request} calls={calls} isReadOnly={isReadOnly} />}
    </Stack>
  )
}

const Waiting = () => (
  <Callout title={<Trans>Waiting for the confirmation of your payment</Trans>}>
    <Trans>
      This usually takes a few seconds. Your membership appears here once it is confirmed; you can leave this page. If
      you did not pay, nothing is charged.
    </Trans>
  </Callout>
)

type CardProps = Pick<MembershipStateProps, 'calls' | 'isReadOnly'>

interface SubscriptionProps extends CardProps {
  subscription: NonNullable<OwnMembership['subscription']>
  tier: Userinfo['vip_status']
  /** Whether no paid time is left though the subscription goes on, as after a refund. */
  hasLapsed: boolean
}

function Subscription({
  subscription: { plan, billing, state, period_end, cancels_at, grace_ends_at, open_invoice_url },
  tier,
  hasLapsed,
  calls,
  isReadOnly,
}: SubscriptionProps) {
  const { plans, billings } = usePlanNames()
  const text = useMessageText()
  const day = useDay()
  const name = `${plans[plan]}, ${billings[billing]}`
  const portal = (label: ReactNode) => (
    <Button isPending={calls.pending === 'portal'} isDisabled={isReadOnly} onPress={() => void calls.openPortal()}>
      {label}
    </Button>
  )
  const cards = portal(<Trans>Manage billing</Trans>)
  if (state === 'past_due' || state === 'incomplete') {
    const until = day(grace_ends_at)
    const planName = plans[plan]
    // While the grace lasts the tier is not below the plan.
    const isOver = tier !== plan && tier !== 'premium'
    return (
      <Callout
        tone="warning"
        title={tier === 'expired' ? text('membership_expired') : <Trans>Your last payment failed</Trans>}
      >
        <Stack gap={3}>
          {until !== undefined &&
            (isOver ? (
              <Trans>
                Your last payment failed, and your {planName} membership ended on {until}. It continues once you pay the
                invoice or choose another card.
              </Trans>
            ) : (
              <Trans>
                Your membership continues until {until}. Please pay the invoice or choose another card before that.
              </Trans>
            ))}
          <Inline>
            {portal(<Trans>Choose another card</Trans>)}
            {open_invoice_url !== null && (
              <Link href={open_invoice_url} isExternal>
                <Trans>Pay the invoice</Trans>
              </Link>
            )}
          </Inline>
        </Stack>
      </Callout>
    )
  }
  if (state === 'paused')
    return (
      <Callout tone="warning" title={<Trans>Your subscription is paused</Trans>}>
        <Inline>{cards}</Inline>
      </Callout>
    )
  const end = day(cancels_at)
  const renewal = day(period_end)
  if (end === undefined && hasLapsed)
    return (
      <Callout tone="warning" title={name}>
        <Stack gap={3}>
          <Trans>
            No paid time is left, as after a refund. The subscription goes on: it is charged again on {renewal}, unless
            you cancel it.
          </Trans>
          <Inline>{cards}</Inline>
        </Stack>
      </Callout>
    )
  return end === undefined ? (
    <Callout title={name}>
      <Stack gap={3}>
        <Trans>Renews on {renewal}.</Trans>
        <Inline>{cards}</Inline>
      </Stack>
    </Callout>
  ) : (
    <Callout tone="warning" title={name}>
      <Stack gap={3}>
        <Trans>Cancelled: it ends on {end}. You can resume it until then.</Trans>
        <Inline>{cards}</Inline>
      </Stack>
    </Callout>
  )
}

function Request({
  request: { id, plan, billing, order_no },
  calls,
  isReadOnly,
}: CardProps & { request: NonNullable<OwnMembership['request']> }) {
  const { plans, billings } = usePlanNames()
  const name = `${plans[plan]}, ${billings[billing]}`
  return (
    <Callout title={<Trans>You have asked for {name}</Trans>}>
      <Stack gap={3}>
        <Trans>
          Your administrator has been notified. Order {order_no} is waiting for confirmation; you will get a notice.
        </Trans>
        <Inline>
          <Button
            isPending={calls.pending === 'withdraw'}
            isDisabled={isReadOnly}
            onPress={() => void calls.withdraw(id)}
          >
            <Trans>Withdraw the request</Trans>
          </Button>
        </Inline>
      </Stack>
    </Callout>
  )
}

/** Formats a day so that it can stand in text of either direction; undefined without a day. */
function useDay() {
  const format = useFormat()
  return (instant: string | null): string | undefined =>
    instant === null ? undefined : `\u2066${format.isoDay(instant, 'UTC')}\u2069`
}
