import { Trans, useLingui } from '@lingui/react/macro'
import { lineOutcomes, type JobLine, type LineOutcome, type OwnedJob } from '@sightline/api-client'
import { Badge, EmptyState, Inline, JobsIcon, SegmentedControl, Stack, type DataTableColumn } from '@sightline/ui'
import { useMemo, useState } from 'react'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { RelatedRows } from '../../../lib/list-page/row/RelatedRows.tsx'
import { jobsKey } from './useJobList.ts'

type Row = JobLine & { id: string }

/** The report of a job, page by page: all lines, or those with one outcome. */
export function JobReport({ job: { id, done, counts, is_dry_run } }: { job: OwnedJob }) {
  const { t } = useLingui()
  const api = useApi()
  const outcomes = useOutcomeNames(is_dry_run === true)
  const columns = useColumns(outcomes)
  const [shown, setShown] = useState<LineOutcome | 'all'>('all')
  const present = lineOutcomes.filter((outcome) => counts[outcome] > 0)
  return (
    <Stack gap={4}>
      {present.length > 1 && (
        <Inline>
          <SegmentedControl
            aria-label={t`Lines`}
            size="sm"
            items={[{ value: 'all', label: t`All` }, ...present.map((one) => ({ value: one, label: outcomes[one] }))]}
            value={shown}
            onChange={setShown}
          />
        </Inline>
      )}
      <RelatedRows
        key={shown}
        caption={t`Report by line`}
        // The lines of a running job are loaded anew with its progress.
        queryKey={[jobsKey, 'lines', id, String(done), shown]}
        columns={columns}
        rowName={({ line }) => String(line)}
        readPage={async ({ current, pageSize, listSorter: { columnKey, order } }, signal) => {
          const sorter = columnKey === 'line' && order !== null ? { columnKey: 'line' as const, order } : {}
          const result = await api.job.get(
            { id, current, pageSize, ...sorter, ...(shown !== 'all' && { outcome: shown }) },
            { signal, progress: false },
          )
          if (result.code !== 200) return result
          const { list, total } = result.data.report
          return { ...result, data: { list: list.map((line): Row => ({ ...line, id: String(line.line) })), total } }
        }}
        empty={<EmptyState level={3} icon={JobsIcon} title={<Trans>This job has reported no lines</Trans>} />}
      />
    </Stack>
  )
}

function useOutcomeNames(isDryRun: boolean): Readonly<Record<LineOutcome, string>> {
  const { t } = useLingui()
  return useMemo(
    () => ({
      created: isDryRun ? t`Would be created` : t({ message: 'Created', context: 'line of a report' }),
      skipped: t`Skipped`,
      failed: t`Failed`,
    }),
    [t, isDryRun],
  )
}

function useColumns(outcomes: Readonly<Record<LineOutcome, string>>): readonly DataTableColumn<Row>[] {
  const { t } = useLingui()
  const text = useMessageText()
  return useMemo((): DataTableColumn<Row>[] => {
    return [
      { id: 'line', header: t`Line`, value: ({ line }) => line, kind: 'number', isSortable: true, minWidth: 72 },
      {
        id: 'outcome',
        header: t`Outcome`,
        value: ({ outcome }) => outcomes[outcome],
        cell: ({ outcome }) => <Badge tone={tones[outcome]}>{outcomes[outcome]}</Badge>,
        minWidth: 96,
      },
      { id: 'subject', header: t`About`, value: ({ subject }) => subject || null, minWidth: 120 },
      {
        id: 'message',
        header: t`Why`,
        value: ({ message }) => (message === null ? null : text(message)),
        minWidth: 160,
        priority: 1,
      },
    ]
  }, [t, text, outcomes])
}

const tones = { created: 'positive', skipped: 'neutral', failed: 'negative' } as const
