import { Trans, useLingui } from '@lingui/react/macro'
import { Card, DataTable, useFormat, type DataTableColumn } from '@sightline/ui'
import { useMemo } from 'react'
import { usePlanNames } from '../../membership/index.ts'
import { majorUnits } from '../orders/amounts.ts'
import { amountIn, type Income } from './metrics.ts'
import { useMetricTexts } from './useMetricTexts.ts'

type PlanSums = Income['plans'][number]

const idOf = ({ plan, billing }: PlanSums) => `${plan}-${billing}`

/** The payments, renewals, refunds and ended memberships of each plan and billing. */
export function IncomeByPlan({ plans }: Pick<Income, 'plans'>) {
  const { t } = useLingui()
  const names = usePlanNames()
  const nameOf = ({ plan, billing }: PlanSums) => `${names.plans[plan]}, ${names.billings[billing]}`
  const columns = usePlanColumns(plans, nameOf)
  return (
    <Card title={<Trans>By plan</Trans>} description={<Trans>The totals of the range, by plan and billing.</Trans>}>
      <DataTable
        caption={t`Income by plan`}
        columns={columns}
        rowName={nameOf}
        getRowId={idOf}
        items={plans}
        density="compact"
        csvName="income-by-plan"
        empty={t`No data in this range`}
      />
    </Card>
  )
}

function usePlanColumns(plans: readonly PlanSums[], nameOf: (row: PlanSums) => string) {
  const { t } = useLingui()
  const format = useFormat()
  const textsOf = useMetricTexts()
  return useMemo((): DataTableColumn<PlanSums>[] => {
    const counts = (['orders', 'renewals', 'refunded', 'churned'] as const).map(
      (name, index): DataTableColumn<PlanSums> => ({
        id: name,
        header: textsOf({ name }).label,
        description: textsOf({ name }).definition,
        value: (row) => row[name],
        kind: 'number',
        isSortable: true,
        minWidth: 96,
        ...(index > 0 && { priority: index + 1 }),
      }),
    )
    const amounts = (name: 'income' | 'refunds', of: 'amounts' | 'refunded_amounts') =>
      [...new Set(plans.flatMap((row) => row[of].map(({ currency }) => currency)))]
        .toSorted()
        .map((currency): DataTableColumn<PlanSums> => ({
          id: `${name}-${currency}`,
          header: textsOf({ name, currency }).label,
          description: textsOf({ name, currency }).definition,
          value: (row) => majorUnits(amountIn(currency, row[of]), currency),
          cell: (row) => format.money(amountIn(currency, row[of]), currency),
          kind: 'number',
          isSortable: true,
          priority: name === 'income' ? 1 : 6,
        }))
    return [
      { id: 'plan', header: t`Plan`, value: nameOf, isSortable: true, minWidth: 150 },
      ...counts,
      ...amounts('income', 'amounts'),
      ...amounts('refunds', 'refunded_amounts'),
    ]
  }, [plans, nameOf, textsOf, t, format])
}
