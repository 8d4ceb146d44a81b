import { Trans, useLingui } from '@lingui/react/macro'
import { Callout, ErrorState, Link, PlanPicker, Skeleton, VisuallyHidden, type Plan } from '@sightline/ui'
import { isAtLeast, useAccount } from '../../account/index.ts'
import { hrefOf } from '../../../lib/navigation/hash.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { usePlans } from '../api.ts'
import { useSession } from '../../auth/index.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { Head, Lead, Offers, Title } from '../components/Plans.styles.ts'
import { Questions } from '../components/Questions.tsx'
import { usePlanTexts } from '../components/usePlanTexts.ts'

/** What the plans hold and cost, and how one is had. No card is taken here: administrators add orders. */
export default function PlansPage() {
  const text = useMessageText()
  const { userinfo } = useSession()
  const account = useAccount()
  const plans = usePlans()
  const own = account.data?.userinfo ?? userinfo
  return (
    <Offers>
      <Head>
        <Title>
          <Trans>See further with Premium</Trans>
        </Title>
        <Lead>
          <Trans>Every plan counts every visit and holds every report. Premium adds the prediction.</Trans>
        </Lead>
      </Head>
      {own?.vip_status === 'expired' && <Callout tone="warning" title={text('membership_expired')} />}
      {plans.isError ? (
        <ErrorState title={<Trans>The plans could not be loaded</Trans>} onRetry={() => void plans.refetch()}>
          {text(plans.error.message)}
        </ErrorState>
      ) : plans.data === undefined || own === null ? (
        <div aria-busy="true">
          <Skeleton blockSize="26rem" />
        </div>
      ) : (
        <Cards offered={plans.data} own={own} isAdmin={isAtLeast(account.data?.level, 'admin')} />
      )}
      <Questions />
    </Offers>
  )
}

interface CardsProps {
  offered: NonNullable<ReturnType<typeof usePlans>['data']>
  own: Parameters<typeof usePlanTexts>[0]['own']
  isAdmin: boolean
}

function Cards({ offered, own, isAdmin }: CardsProps) {
  const { t } = useLingui()
  const plans: readonly Plan[] = usePlanTexts({ offered, own })
  return (
    <>
      <VisuallyHidden as="h2">
        <Trans>Plans</Trans>
      </VisuallyHidden>
      <PlanPicker
        items={plans}
        currentKey={own.vip_status}
        actions={isAdmin ? t`By an order that you add` : t`Ask your administrator for it`}
      />
      <Callout title={<Trans>No card can be used on this instance</Trans>}>
        {isAdmin ? (
          <Trans>
            Memberships are orders that you add by hand: open somebody in{' '}
            <Link href={hrefOf(paths.appUsers)}>App users</Link>, then Orders.
          </Trans>
        ) : (
          <Trans>Your administrator adds a membership by hand, and agrees with you on how it is paid.</Trans>
        )}
      </Callout>
    </>
  )
}
