import { Trans, useLingui } from '@lingui/react/macro'
import { Callout, ErrorState, Heading, Link, PlanPicker, Skeleton, VisuallyHidden, type Billing } from '@sightline/ui'
import { useState } from 'react'
import { isAtLeast, useAccount, useIsReadOnly } from '../../account/index.ts'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { textParam, useSearchParam } from '../../../lib/search-params/useSearchParam.ts'
import { hasSubscription, useMembership, usePlans, type OwnMembership } from '../api.ts'
import { useSession } from '../../auth/index.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { ChangePlan } from '../components/ChangePlan.tsx'
import { MembershipState } from '../components/MembershipState.tsx'
import { OwnOrders } from '../components/OwnOrders.tsx'
import { Head, Lead, Offers } from '../components/Plans.styles.ts'
import { Questions } from '../components/Questions.tsx'
import { wasCheckoutBegun } from '../checkoutTab.ts'
import { usePlanCalls, type Choice } from '../usePlanCalls.ts'
import { usePlanTexts } from '../components/usePlanTexts.ts'

/** The plans with their features and prices, the person’s own membership, and the buttons that change it. */
export default function PlansPage() {
  const text = useMessageText()
  const { userinfo } = useSession()
  const account = useAccount()
  const plans = usePlans()
  const [result] = useSearchParam('result', textParam)
  // The address alone says nothing: somebody may have typed it.
  const isAwaited = result === 'paid' && wasCheckoutBegun(sessionStorage)
  const membership = useMembership(isAwaited)
  const calls = usePlanCalls()
  const isReadOnly = useIsReadOnly()
  const own = account.data?.userinfo ?? userinfo
  const isStaff = isAtLeast(account.data?.level, 'operator')
  const error = plans.error ?? (membership.data === undefined ? membership.error : null)
  const reload = () => void Promise.all([plans.refetch(), membership.refetch()])
  return (
    <Offers>
      <Head>
        <Heading level={1} size="xl">
          <Trans>See further ahead with Premium</Trans>
        </Heading>
        <Lead>
          <Trans>Every plan includes every visit and every report. Premium adds the prediction.</Trans>
        </Lead>
      </Head>
      {own !== null && membership.data !== undefined && (
        <MembershipState
          membership={membership.data}
          own={own}
          result={result}
          isAwaited={isAwaited}
          calls={calls}
          isReadOnly={isReadOnly}
        />
      )}
      {error !== null ? (
        <ErrorState title={<Trans>The plans could not be loaded</Trans>} onRetry={reload}>
          {text(error.message)}
        </ErrorState>
      ) : plans.data === undefined || membership.data === undefined || own === null ? (
        <div aria-busy="true">
          <Skeleton blockSize="26rem" />
        </div>
      ) : (
        <Cards
          offered={plans.data}
          own={own}
          membership={membership.data}
          calls={calls}
          canChoose={!isStaff && !isReadOnly}
          isStaff={isStaff}
          isAdmin={isAtLeast(account.data?.level, 'admin')}
        />
      )}
      <OwnOrders />
      <Questions takesCards={plans.data?.takes_cards === true} />
    </Offers>
  )
}

interface CardsProps {
  offered: NonNullable<ReturnType<typeof usePlans>['data']>
  own: Parameters<typeof usePlanTexts>[0]['own']
  membership: OwnMembership
  calls: ReturnType<typeof usePlanCalls>
  canChoose: boolean
  isStaff: boolean
  isAdmin: boolean
}

function Cards({ offered, own, membership, calls, canChoose, isStaff, isAdmin }: CardsProps) {
  const { t } = useLingui()
  const subscription = hasSubscription(membership) ? membership.subscription : null
  const plans = usePlanTexts({ offered, own, subscription })
  const [change, setChange] = useState<Choice | null>(null)
  const current = subscription ?? { plan: own.vip_status, billing: undefined }
  const { takes_cards: takesCards, payment_text: paymentText } = offered
  const choose = ({ plan, billing }: { plan: string; billing: Billing }) => {
    const wanted = offered.plans.find((one) => one.plan === plan)?.plan
    if (wanted === undefined) return
    const choice = { plan: wanted, billing }
    if (!takesCards) void calls.request(choice)
    else if (subscription === null) void calls.buy(choice)
    else setChange(choice)
  }
  return (
    <>
      <VisuallyHidden as="h2">
        <Trans>Plans</Trans>
      </VisuallyHidden>
      <PlanPicker
        items={plans}
        currentKey={current.plan}
        currentBilling={current.billing}
        isRenewable={!takesCards && membership.request === null}
        pendingKey={calls.pending ?? undefined}
        onChoose={canChoose ? choose : undefined}
        actions={
          isAdmin && !takesCards ? t`By hand, with an order that you add` : isStaff ? t`Staff needs no plan` : undefined
        }
        note={takesCards ? t`Cards are charged by Stripe. You can cancel at any time.` : undefined}
      />
      {!takesCards && (
        <Callout title={<Trans>This instance takes no cards</Trans>}>
          {isAdmin ? (
            <Trans>
              Memberships are orders that you add by hand: open somebody in{' '}
              <Link href={hrefOf(paths.appUsers)}>App users</Link>, then Orders.
            </Trans>
          ) : (
            (paymentText ?? (
              <Trans>Choose a plan: your administrator is notified, confirms it and tells you how to pay.</Trans>
            ))
          )}
        </Callout>
      )}
      {change !== null && (
        <ChangePlan choice={change} isCancelled={subscription?.cancels_at != null} onClose={() => setChange(null)} />
      )}
    </>
  )
}
