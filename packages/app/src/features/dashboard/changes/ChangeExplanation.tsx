import { Trans, useLingui } from '@lingui/react/macro'
import { dashboardMetrics, type DashboardMetric } from '@sightline/api-client'
import { Button, ErrorState, JobProgress, Select, Stack, Text, useFormat, useKit } from '@sightline/ui'
import { useState } from 'react'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { isUnfinished, summaryLocaleOf, WordedText } from '../../summaries/index.ts'
import type { StatsQuery } from '../api.ts'
import { canBeExplained } from '../query/range.ts'
import { ContributionTable } from './ContributionTable.tsx'
import { useChangeTexts } from './useChangeTexts.ts'
import { useExplanation, type ChangeInput, type Explanation } from './useExplanation.ts'

export interface ChangeExplanationProps {
  siteId: string
  timeZone: string
  /** The query that the page shows. */
  statsQuery: StatsQuery
  /** The metric that is explained first. */
  metric: DashboardMetric
}

/** One metric's change in words, with the values that the words come from. */
export function ChangeExplanation({ siteId, timeZone, statsQuery, metric: first }: ChangeExplanationProps) {
  const { t } = useLingui()
  const { locale } = useKit()
  const text = useMessageText()
  const { labels } = useChangeTexts()
  const [metric, setMetric] = useState<DashboardMetric>(first)
  const { explanation, error, isAsking, askAgain, cancel, isCancelling } = useExplanation(
    siteId,
    inputOf(statsQuery, metric, summaryLocaleOf(locale)),
  )
  const isOn = explanation === undefined ? isAsking : isUnfinished(explanation)
  return (
    <Stack>
      <Select
        label={t`Metric`}
        items={dashboardMetrics.map((value) => ({ value, label: labels[value] }))}
        value={metric}
        onChange={setMetric}
      />
      {explanation !== undefined && <ComparedDays explanation={explanation} timeZone={timeZone} />}
      {explanation === undefined && error !== null && !isAsking && (
        <ErrorState level={3} title={t`This change could not be explained`} onRetry={askAgain}>
          {text(error.message)}
        </ErrorState>
      )}
      {isOn && (
        <JobProgress
          label={explanation?.details == null ? t`Reading the metrics …` : t`Writing the explanation …`}
          state={explanation?.task_status === 'running' ? 'running' : 'queued'}
          isPending={isCancelling}
          onStop={explanation?.is_own === true ? () => void cancel() : undefined}
        />
      )}
      {explanation?.task_status === 'succeeded' && <Worded explanation={explanation} />}
      {(explanation?.task_status === 'failed' || explanation?.task_status === 'cancelled') && (
        <Stack gap={5} align="start">
          <Text>
            {explanation.task_status === 'failed' ? (
              <Trans>The explanation could not be written.</Trans>
            ) : (
              <Trans>It was cancelled before the text was written.</Trans>
            )}
          </Text>
          <Button isPending={isAsking} onPress={askAgain}>
            <Trans>Explain again</Trans>
          </Button>
        </Stack>
      )}
      {explanation?.details != null && <ContributionTable details={explanation.details} />}
    </Stack>
  )
}

/** The input that asks for the change of a metric in the query of the page; without a comparison, with the days before. */
function inputOf(
  { range = 'today', from, to, compare = 'previous', compare_from, compare_to, filters, source }: StatsQuery,
  metric: DashboardMetric,
  locale: ChangeInput['locale'],
): ChangeInput {
  return {
    metric,
    locale,
    // The drawer asks for no other.
    range: canBeExplained(range) ? range : 'today',
    compare,
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(compare_from !== undefined && { compare_from }),
    ...(compare_to !== undefined && { compare_to }),
    ...(filters !== undefined && { filters }),
    ...(source !== undefined && { source }),
  }
}

function ComparedDays({
  explanation: { range, comparison },
  timeZone,
}: {
  explanation: Explanation
  timeZone: string
}) {
  const format = useFormat()
  const days = format.days(range.from, range.to, timeZone)
  const before = format.days(comparison.from, comparison.to, timeZone)
  return (
    <Text variant="secondary" size="sm">
      <Trans>
        {days}, compared with {before}
      </Trans>
    </Text>
  )
}

function Worded({ explanation: { result, worded_by } }: { explanation: Explanation }) {
  return (
    <Stack gap={5}>
      <WordedText text={result} />
      <Text variant="quiet" size="sm">
        {worded_by === 'model' ? (
          <Trans>Written by a language model; every number comes from the statistics.</Trans>
        ) : (
          <Trans>Generated text: every number comes from your statistics.</Trans>
        )}
      </Text>
    </Stack>
  )
}
