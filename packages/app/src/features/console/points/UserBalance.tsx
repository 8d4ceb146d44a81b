import { useLingui } from '@lingui/react/macro'
import { listLimits, unwrap } from '@sightline/api-client'
import { Card } from '@sightline/ui'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { loadingPropsOf } from '../../../lib/api/loadingPropsOf.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { BalanceChart } from './BalanceChart.tsx'
import { balancesByDay } from './balances.ts'
import { pointsKey } from './useLedger.ts'

/** The balance of one user over time, from the newest rows of their ledger. Nothing where there are none. */
export function UserBalance({ userId }: { userId: string }) {
  const { t } = useLingui()
  const api = useApi()
  const text = useMessageText()
  const answer = useQuery({
    queryKey: [pointsKey, 'balance', userId],
    queryFn: ({ signal }) => {
      const newest = { user_id: userId, with_reversed: true, pageSize: listLimits.pageSize }
      return unwrap(api.userPoints.fetchList(newest, { signal, progress: false }))
    },
  })
  if (answer.data?.list.length === 0) return null
  return (
    <Card role="group" aria-label={t`Balance over time`}>
      <BalanceChart days={balancesByDay(answer.data?.list ?? [])} {...loadingPropsOf(answer, text)} />
    </Card>
  )
}
