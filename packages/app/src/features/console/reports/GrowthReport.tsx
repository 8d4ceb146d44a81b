import { Trans, useLingui } from '@lingui/react/macro'
import { Stack } from '@sightline/ui'
import { growthMetrics } from './metrics.ts'
import type { ComparedPeriod } from './period.ts'
import { ReferralCodes } from './ReferralCodes.tsx'
import { RegistrationSources } from './RegistrationSources.tsx'
import { ReportState } from './ReportState.tsx'
import { ReportView } from './ReportView.tsx'
import { useGrowth } from './useReport.ts'

/** The report on registrations over time, and on the sources and referral codes that led to them. */
export function GrowthReport({ period }: { period: ComparedPeriod }) {
  const { t } = useLingui()
  const { answer, before } = useGrowth(period)
  return (
    <ReportState answer={answer}>
      {(growth) => (
        <Stack gap="gutter">
          <ReportView
            name={t`Growth`}
            fileName="growth"
            period={period}
            starts={growth.series.map(({ start }) => start)}
            metrics={growthMetrics(growth, before.data)}
            isUncompared={before.isError}
            empty={<Trans>No registrations in this range</Trans>}
          />
          <RegistrationSources sources={growth.sources} />
          <ReferralCodes referrers={growth.referrers} />
        </Stack>
      )}
    </ReportState>
  )
}
