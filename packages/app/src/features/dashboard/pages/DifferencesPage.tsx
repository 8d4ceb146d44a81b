import { Trans, useLingui } from '@lingui/react/macro'
import { differenceMetrics, type Website } from '@sightline/api-client'
import { DateRangePicker, ErrorState, MetricStrip, PageHeader, Stack, useFormat, type Metric } from '@sightline/ui'
import { TrendChartPlaceholder } from '@sightline/ui/charts'
import { useSearchParams } from 'wouter'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { useDocumentTitle } from '../../../lib/page/useDocumentTitle.ts'
import { choiceParam, useSearchParam } from '../../../lib/search-params/useSearchParam.ts'
import { withParams } from '../../../lib/search-params/withParams.ts'
import { LoadedSite } from '../../sites/index.ts'
import SourceNotices from '../notices/SourceNotices.tsx'
import { differenceOf } from '../differences/causes.ts'
import { DifferenceCharts } from '../differences/DifferenceCharts.tsx'
import { FailedDifferences } from '../differences/FailedDifferences.tsx'
import { NothingToCompare } from '../differences/NothingToCompare.tsx'
import { useMetricNames } from '../query/useMetricNames.ts'
import { useDifferences } from '../differences/useDifferences.ts'
import { periodIn, periodNames, periodOf, pickedOf, type Period } from '../query/range.ts'

const metricParam = choiceParam(differenceMetrics, 'visitors', { isStep: false })
/** The longest range that the call answers, in days. */
const maxDays = 400
/** The ranges of whole days: a day that is not over cannot be compared. */
const presets = [
  ['7d', '28d', '30d', '90d'],
  ['month', 'year'],
] as const

/** Explains why the metrics of Google Analytics differ from ours. */
export default function DifferencesPage() {
  return <LoadedSite>{(website) => <DifferencesOfSite website={website} />}</LoadedSite>
}

function DifferencesOfSite({ website }: { website: Website }) {
  const { t } = useLingui()
  const format = useFormat()
  const text = useMessageText()
  const labels = useMetricNames()
  const [search, setSearch] = useSearchParams()
  const [metric, openMetric] = useSearchParam('metric', metricParam)
  const { id, access, name, domain, time_zone: timeZone, week_start: weekStart } = website
  const period = periodIn(search) ?? { range: '28d' }
  const answers = useDifferences(id, period)
  const open = answers[metric]
  const openPeriod = (chosen: Period) => {
    const named = new Map(Object.entries(chosen))
    setSearch((now) => withParams(now, Object.fromEntries(periodNames.map((one) => [one, named.get(one)]))))
  }
  const items = differenceMetrics.map((one): Metric => {
    const { data, isError, refetch } = answers[one]
    const label = labels[one]
    if (data === undefined)
      return { id: one, label, value: '', loadingState: isError ? 'error' : 'loading', onRetry: () => void refetch() }
    const isRate = one === 'bounce_rate'
    const read = isRate ? format.percent : format.compact
    const [ours, google] = [read(data.total.ours), read(data.total.google)]
    const difference = differenceOf(data)
    const amount = format.difference(difference, 1)
    return {
      id: one,
      label,
      value: difference === null || isRate ? amount : `${amount}%`,
      ...(isRate && { fullValue: t`${amount} points` }),
      note: t`${ours} here, ${google} at Google`,
    }
  })
  const errors = differenceMetrics.map((one) => answers[one].error)
  const [error] = errors
  /** What keeps all metrics from being compared, told once: a failure of one is told in its place. */
  const isWithout = error != null && errors.every((other) => other?.message === error.message)
  useDocumentTitle(t`Why the numbers differ` + ` · ${name}`)
  return (
    <>
      <PageHeader
        title={<Trans>Why the numbers differ</Trans>}
        description={
          <Trans>
            How Google Analytics data for <bdi dir="ltr">{domain}</bdi> differs from ours, and why.
          </Trans>
        }
        back={{ href: hrefOf(paths.dashboard(id)), label: name }}
        actions={
          <DateRangePicker
            value={pickedOf(period)}
            onChange={(chosen) => openPeriod(periodOf(chosen))}
            presets={presets}
            hasRelativeRanges
            maxDays={maxDays}
            timeZone={timeZone}
            weekStart={weekStart}
          />
        }
      />
      <Stack gap="gutter">
        {open.data?.notices !== undefined && <SourceNotices notices={open.data.notices} />}
        {isWithout ? (
          <FailedDifferences
            error={error}
            isOwner={access === 'owner'}
            onRetry={() => differenceMetrics.forEach((one) => void answers[one].refetch())}
          />
        ) : (
          <MetricStrip
            aria-label={t`Metrics`}
            items={items}
            selectedKey={metric}
            onSelectionChange={(one) => openMetric(differenceMetrics.find((known) => known === one) ?? 'visitors')}
          >
            {answers.visitors.data?.total.ours === 0 ? (
              <NothingToCompare website={website} />
            ) : open.data !== undefined ? (
              <DifferenceCharts differences={open.data} />
            ) : open.error === null ? (
              <TrendChartPlaceholder />
            ) : (
              <ErrorState
                title={<Trans>The difference cannot be calculated</Trans>}
                onRetry={() => void open.refetch()}
              >
                {text(open.error.message)}
              </ErrorState>
            )}
          </MetricStrip>
        )}
      </Stack>
    </>
  )
}
