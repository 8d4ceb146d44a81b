import { Trans, useLingui } from '@lingui/react/macro'
import { Stack } from '@sightline/ui'
import { usageMetrics } from './metrics.ts'
import type { ComparedPeriod } from './period.ts'
import { ReportState } from './ReportState.tsx'
import { ReportView } from './ReportView.tsx'
import { useUsage } from './useReport.ts'

/** The report on sites, their events and their owners over time. */
export function UsageReport({ period }: { period: ComparedPeriod }) {
  const { t } = useLingui()
  const { answer, before } = useUsage(period)
  return (
    <ReportState answer={answer}>
      {(usage) => (
        <Stack gap="gutter">
          <ReportView
            name={t`Use`}
            fileName="use"
            period={period}
            starts={usage.series.map(({ start }) => start)}
            metrics={usageMetrics(usage, before.data)}
            isUncompared={before.isError}
            empty={<Trans>No sites yet</Trans>}
          />
        </Stack>
      )}
    </ReportState>
  )
}
