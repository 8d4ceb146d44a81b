import { Trans, useLingui } from '@lingui/react/macro'
import { PageHeader, Tabs } from '@sightline/ui'
import { choiceParam, useSearchParam } from '../../../lib/search-params/useSearchParam.ts'
import { GrowthReport } from '../reports/GrowthReport.tsx'
import { IncomeReport } from '../reports/IncomeReport.tsx'
import { PeriodControls } from '../reports/PeriodControls.tsx'
import { UsageReport } from '../reports/UsageReport.tsx'
import { usePeriod } from '../reports/usePeriod.ts'

const reportParam = choiceParam(['income', 'growth', 'use'], 'income', { isStep: true })

/** The reports on income, on new accounts and on use, over time. */
export default function ReportsPage() {
  const { t } = useLingui()
  const [report, openReport] = useSearchParam('report', reportParam)
  const choice = usePeriod()
  return (
    <>
      <PageHeader
        title={<Trans context="console">Reports</Trans>}
        description={<Trans>What is paid, who registers, and how much is used, over time. Days are in UTC.</Trans>}
        actions={<PeriodControls {...choice} />}
      />
      <Tabs
        aria-label={t({ message: 'Reports', context: 'console' })}
        items={[
          { id: 'income', label: t`Income`, content: <IncomeReport period={choice.period} /> },
          { id: 'growth', label: t`Growth`, content: <GrowthReport period={choice.period} /> },
          { id: 'use', label: t`Use`, content: <UsageReport period={choice.period} /> },
        ]}
        selectedKey={report}
        onSelectionChange={openReport}
      />
    </>
  )
}
