import { Trans, useLingui } from '@lingui/react/macro'
import { dropReasons, unwrap } from '@sightline/api-client'
import { Card, DataTable, EmptyState, type LoadingProps, NoValueIcon, SegmentedControl } from '@sightline/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { loadingPropsOf } from '../../../lib/api/loadingPropsOf.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { settingsKeys } from '../api.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { dropTexts } from './dropTexts.ts'

const spans = ['7', '30', '90'] as const
type Span = (typeof spans)[number]

interface Row {
  /** The reason, which is the row’s id. */
  id: string
  name: string
  count: number
  /** The last day on which events were left out for the reason. */
  lastDay: string | null
}

/** The numbers of events that were left out, by reason. */
export function DropReport({ siteId }: { siteId: string }) {
  const { t } = useLingui()
  const [span, setSpan] = useState<Span>('30')
  const dropped = useDropped(siteId, span)
  const columns = useMemo(
    () => [
      { id: 'name', header: t`Reason`, value: ({ name }: Row) => name, isSortable: true, minWidth: 160 },
      {
        id: 'count',
        header: t`Events`,
        value: ({ count }: Row) => count,
        kind: 'number' as const,
        isSortable: true,
        minWidth: 90,
      },
      { id: 'day', header: t`Most recent day`, value: ({ lastDay }: Row) => lastDay, isSortable: true, priority: 1 },
    ],
    [t],
  )
  const labels: Record<Span, string> = { '7': t`7 days`, '30': t`30 days`, '90': t`90 days` }
  return (
    <Card
      title={<Trans>Events that were left out</Trans>}
      description={<Trans>Days are in UTC.</Trans>}
      actions={
        <SegmentedControl
          aria-label={t`Period of the report`}
          items={[
            { value: '7', label: labels['7'] },
            { value: '30', label: labels['30'] },
            { value: '90', label: labels['90'] },
          ]}
          value={span}
          onChange={setSpan}
        />
      }
    >
      <DataTable
        caption={t`Events that were left out`}
        columns={columns}
        rowName={({ name }) => name}
        {...dropped}
        density="compact"
        csvName="left-out"
        empty={
          <EmptyState icon={NoValueIcon} level={3} title={<Trans>Nothing was left out</Trans>}>
            <Trans>Every event of these days was counted.</Trans>
          </EmptyState>
        }
      />
    </Card>
  )
}

function useDropped(siteId: string, span: Span): LoadingProps & { items: readonly Row[] } {
  const { i18n } = useLingui()
  const api = useApi()
  const text = useMessageText()
  const answer = useQuery({
    queryKey: settingsKeys.dropped(siteId, span),
    queryFn: ({ signal }) => unwrap(api.website.dropped({ site_id: siteId, days: Number(span) }, { signal })),
    placeholderData: keepPreviousData,
  })
  const { data } = answer
  if (data === undefined) return { items: [], ...loadingPropsOf(answer, text) }
  const rows = dropReasons.flatMap((reason): Row[] => {
    const count = data.totals[reason] ?? 0
    const lastDay = data.days
      .filter(({ counts }) => (counts[reason] ?? 0) > 0)
      .map(({ day }) => day)
      .toSorted()
      .at(-1)
    return count === 0 ? [] : [{ id: reason, name: i18n._(dropTexts[reason]), count, lastDay: lastDay ?? null }]
  })
  return { items: rows.toSorted((a, b) => b.count - a.count) }
}
