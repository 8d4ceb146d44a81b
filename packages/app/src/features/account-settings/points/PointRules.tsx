import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { unwrap, type CallOutput } from '@sightline/api-client'
import {
  Button,
  Card,
  DescriptionList,
  ErrorState,
  Link,
  Skeleton,
  Stack,
  Text,
  toast,
  useFormat,
  type DescriptionItem,
} from '@sightline/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { ConfirmCall } from '../../../lib/list-page/ConfirmCall.tsx'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { usePlanNames } from '../../membership/index.ts'

type Rules = CallOutput<'user', 'pointRules'>

interface PointRulesProps {
  balance: number
  canEdit: boolean
}

/** The rules by which points are earned and spent on this instance, and the button that buys a month with them. */
export function PointRules({ balance, canEdit }: PointRulesProps) {
  const api = useApi()
  const text = useMessageText()
  const rules = useQuery({
    queryKey: ['point rules'],
    queryFn: ({ signal }) => unwrap(api.user.pointRules({}, { signal })),
  })
  return (
    <Card title={<Trans>How points are earned and spent</Trans>}>
      {rules.isError ? (
        <ErrorState title={<Trans>This could not be loaded</Trans>} onRetry={() => void rules.refetch()}>
          {text(rules.error.message)}
        </ErrorState>
      ) : rules.data === undefined ? (
        <Skeleton blockSize="8rem" />
      ) : (
        <Stack>
          <RuleList rules={rules.data} />
          {rules.data.per_month > 0 && <BuyMonth rules={rules.data} balance={balance} canEdit={canEdit} />}
        </Stack>
      )}
    </Card>
  )
}

function RuleList({ rules: { per_referral: perReferral, per_unit: perUnit, per_month: perMonth } }: { rules: Rules }) {
  const items: DescriptionItem[] = []
  if (perUnit > 0)
    items.push({
      id: 'unit',
      term: <Trans>Each order that you pay</Trans>,
      description: (
        <Plural
          value={perUnit}
          one="# point for each whole unit of its currency, such as a dollar or a yen"
          other="# points for each whole unit of its currency, such as a dollar or a yen"
        />
      ),
    })
  if (perReferral > 0)
    items.push({
      id: 'referral',
      term: <Trans>Each person whom you invite</Trans>,
      description: (
        <Plural
          value={perReferral}
          one="# point when their first order is paid"
          other="# points when their first order is paid"
        />
      ),
    })
  if (perMonth > 0)
    items.push({
      id: 'month',
      term: <Trans>A month of your current plan</Trans>,
      description: <Plural value={perMonth} one="costs # point" other="costs # points" />,
    })
  return items.length === 0 ? (
    <Text>
      <Trans>No points are earned or spent on this instance right now.</Trans>
    </Text>
  ) : (
    <DescriptionList items={items} />
  )
}

function BuyMonth({ rules, balance, canEdit }: PointRulesProps & { rules: Rules }) {
  const { t } = useLingui()
  const api = useApi()
  const cache = useQueryClient()
  const format = useFormat()
  const { plans } = usePlanNames()
  const [isConfirming, setConfirming] = useState(false)
  const { plan, per_month: points, is_paid_by_card: isPaidByCard } = rules
  if (plan === null)
    return (
      <Text>
        <Trans>
          Points extend your current plan. You have none right now: <Link href={hrefOf(paths.plans)}>see plans</Link>.
        </Trans>
      </Text>
    )
  if (isPaidByCard)
    return (
      <Text>
        <Trans>
          Your card pays for the coming months. Once you cancel the subscription, points can extend your plan.
        </Trans>
      </Text>
    )
  const [name, cost, left] = [plans[plan], format.full(points), format.full(balance - points)]
  const missing = format.full(points - balance)
  return (
    <Stack align="start" gap={3}>
      <Button variant="primary" isDisabled={!canEdit || balance < points} onPress={() => setConfirming(true)}>
        <Trans>
          Use {cost} points for a month of {name}
        </Trans>
      </Button>
      {balance < points && (
        <Text>
          <Trans>You need {missing} more.</Trans>
        </Text>
      )}
      {isConfirming && (
        <ConfirmCall
          title={
            <Trans>
              Use {cost} points for a month of {name}?
            </Trans>
          }
          confirmLabel={<Trans>Use points</Trans>}
          variant="primary"
          onOpenChange={() => setConfirming(false)}
          run={async () => {
            const { code, message } = await api.user.spendPoints({ plan, points })
            // Whatever the answer, the data on the page may be old.
            void cache.invalidateQueries()
            return code === 200 ? undefined : message
          }}
          onDone={() => {
            toast.success(t`Your plan was extended by a month`)
            setConfirming(false)
          }}
        >
          <Trans>The month begins when your current period ends. Points left after that: {left}.</Trans>
        </ConfirmCall>
      )}
    </Stack>
  )
}
