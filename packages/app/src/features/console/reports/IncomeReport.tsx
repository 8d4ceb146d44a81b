import { Trans, useLingui } from '@lingui/react/macro'
import { Stack } from '@sightline/ui'
import { MembersNow } from './MembersNow.tsx'
import { incomeMetrics } from './metrics.ts'
import type { ReportPeriod } from './period.ts'
import { ReportState } from './ReportState.tsx'
import { ReportView } from './ReportView.tsx'
import { useIncome } from './useReport.ts'

/** The report on payments over time, and on the present members. */
export function IncomeReport({ period }: { period: ReportPeriod }) {
  const { t } = useLingui()
  const { answer, before } = useIncome(period)
  return (
    <ReportState answer={answer}>
      {(income) => (
        <Stack gap="gutter">
          <ReportView
            name={t`Income`}
            fileName="income"
            period={period}
            starts={income.series.map(({ start }) => start)}
            metrics={incomeMetrics(income, before.data)}
            isUncompared={before.isError}
            empty={<Trans>No order was paid in this range</Trans>}
          />
          <MembersNow members={income.members} />
        </Stack>
      )}
    </ReportState>
  )
}
