import { Trans, useLingui } from '@lingui/react/macro'
import { plans } from '@sightline/api-client'
import { Inline, Select, Stack } from '@sightline/ui'
import { choiceParam, useSearchParam } from '../../../lib/search-params/useSearchParam.ts'
import { usePlanNames } from '../../membership/index.ts'
import { IncomeByPlan } from './IncomeByPlan.tsx'
import { MembersNow } from './MembersNow.tsx'
import { incomeMetrics } from './metrics.ts'
import type { ComparedPeriod } from './period.ts'
import { ReportState } from './ReportState.tsx'
import { ReportView } from './ReportView.tsx'
import { useIncome } from './useReport.ts'

const choices = ['all', ...plans] as const
const planParam = choiceParam(choices, 'all', { isStep: true })

/** The report on payments over time, of one plan or of all, and on the present members. */
export function IncomeReport({ period }: { period: ComparedPeriod }) {
  const { t } = useLingui()
  const names = usePlanNames()
  const [plan, choosePlan] = useSearchParam('plan', planParam)
  const { answer, before } = useIncome(period, plan === 'all' ? undefined : plan)
  return (
    <Stack gap="gutter">
      <Inline>
        <Select
          aria-label={t`Plan`}
          items={choices.map((value) => ({ value, label: value === 'all' ? t`All plans` : names.plans[value] }))}
          value={plan}
          onChange={choosePlan}
          size="md"
        />
      </Inline>
      <ReportState answer={answer}>
        {(income) => {
          const { cards, refunds } = incomeMetrics(income, before.data)
          return (
            <Stack gap="gutter">
              <ReportView
                name={t`Income`}
                fileName={plan === 'all' ? 'income' : `income-${plan}`}
                period={period}
                starts={income.series.map(({ start }) => start)}
                metrics={cards}
                tableMetrics={refunds}
                isUncompared={before.isError}
                empty={<Trans>No paid orders in this range</Trans>}
              />
              {income.plans.length > 0 && <IncomeByPlan plans={income.plans} />}
              <MembersNow members={income.members} />
            </Stack>
          )
        }}
      </ReportState>
    </Stack>
  )
}
