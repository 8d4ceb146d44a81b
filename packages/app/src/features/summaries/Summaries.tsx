import { Trans, useLingui } from '@lingui/react/macro'
import { summaryPeriods, unwrap, type CallOutput, type SummaryPeriod } from '@sightline/api-client'
import {
  Button,
  DataTable,
  EmptyState,
  Inline,
  Select,
  Stack,
  TaskIcon,
  Text,
  toast,
  useFormat,
  useKit,
} from '@sightline/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { loadingPropsOf } from '../../lib/api/loadingPropsOf.ts'
import { useApi } from '../../lib/api/ApiContext.ts'
import { useMessageText } from '../../lib/i18n/messageTexts.ts'
import { dayColumn } from '../../lib/list-page/columns.tsx'
import { TaskStatusBadge } from '../../lib/ai-tasks/TaskStatusBadge.tsx'
import { isUnfinished } from './isUnfinished.ts'
import { summaryLocaleOf } from './summaryLocaleOf.ts'
import { WordedText } from './WordedText.tsx'

type Summary = CallOutput<'aitask', 'fetchSummaries'>['list'][number]

/** How often an unfinished summary is looked for. */
const LOOK_MS = 2000

/** What the last weeks and months brought, in words; whoever sees the site may ask for it. */
export function Summaries({ siteId, canAsk }: { siteId: string; canAsk: boolean }) {
  const { t } = useLingui()
  const { locale } = useKit()
  const api = useApi()
  const text = useMessageText()
  const queries = useQueryClient()
  const daysOf = useDaysOf()
  const columns = useColumns(daysOf)
  const [period, setPeriod] = useState<SummaryPeriod>('week')
  const [isPending, setIsPending] = useState(false)
  const queryKey = ['summaries', siteId]
  const answer = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await unwrap(api.aitask.fetchSummaries({ site_id: siteId }, { signal, progress: false }))).list,
    refetchInterval: ({ state: { data } }) => (data?.some(isUnfinished) === true ? LOOK_MS : false),
  })
  const ask = async () => {
    setIsPending(true)
    const { code, message } = await api.aitask.addSummary({ site_id: siteId, period, locale: summaryLocaleOf(locale) })
    setIsPending(false)
    if (code !== 200) return toast.error(text(message))
    await queries.invalidateQueries({ queryKey })
  }
  const periods: Record<SummaryPeriod, string> = { week: t`Last week`, month: t`Last month` }
  const latest = answer.data?.find(({ result }) => result !== null)
  return (
    <Stack>
      {canAsk && (
        <Inline gap={5} align="end">
          <Select
            label={t`Period`}
            size="md"
            items={summaryPeriods.map((value) => ({ value, label: periods[value] }))}
            value={period}
            onChange={setPeriod}
          />
          <Button isPending={isPending} onPress={() => void ask()}>
            <Trans>Summarize</Trans>
          </Button>
        </Inline>
      )}
      {latest !== undefined && (
        <div>
          <Text size="sm" variant="secondary">
            {daysOf(latest)}
          </Text>
          <WordedText text={latest.result} />
        </div>
      )}
      <DataTable
        caption={t`Summaries`}
        columns={columns}
        rowName={daysOf}
        items={answer.data}
        {...loadingPropsOf(answer, text)}
        density="compact"
        details={textOf}
        empty={<EmptyState icon={TaskIcon} level={3} title={<Trans>There are no summaries yet</Trans>} />}
      />
    </Stack>
  )
}

const textOf = ({ result }: Summary) => <WordedText text={result} />

/** Writes the days of a summary: “Nov 16 – 22, 2026”. */
function useDaysOf(): (summary: Summary) => string {
  const format = useFormat()
  return useCallback(
    ({ first_day, last_day }) =>
      first_day === null || last_day === null
        ? ''
        : format.days(`${first_day}T00:00:00Z`, `${last_day}T23:59:59Z`, 'UTC'),
    [format],
  )
}

function useColumns(daysOf: (summary: Summary) => string) {
  const { t } = useLingui()
  return useMemo(
    () => [
      { id: 'days', header: t`Days`, value: daysOf, minWidth: 180 },
      {
        id: 'status',
        header: t`Status`,
        value: ({ task_status }: Summary) => task_status,
        cell: ({ task_status }: Summary) => <TaskStatusBadge status={task_status} />,
        minWidth: 110,
      },
      dayColumn<Summary>('created_at', t`Created`, ({ created_at }) => created_at),
    ],
    [t, daysOf],
  )
}
