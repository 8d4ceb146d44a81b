import { useLingui } from '@lingui/react/macro'
import type { Dashboard, Dimension, Range } from '@sightline/api-client'
import { BreakdownPanel } from '@sightline/ui'
import { useState } from 'react'
import { useBreakdown, useWholeBreakdown } from '../../session/queries.ts'
import { useMessageText } from '../../texts/messageTexts.ts'
import type { PanelId } from './tabs.ts'
import { rowsOf } from './rows.ts'
import { useDimensionTexts } from './useDimensionTexts.ts'
import { useValueNames } from './useValueNames.ts'

interface PanelProps {
  id: PanelId
  siteId: string
  range: Range | undefined
  dashboard: Dashboard | undefined
  isOtherRange: boolean
  tabs: readonly [Dimension, ...Dimension[]]
  open: Dimension
  onOpen: (dimension: Dimension) => void
}

/** One panel: the tab that came with the dashboard, and every other on demand. */
export function Panel({ id, siteId, range, dashboard, isOtherRange, tabs, open, onOpen }: PanelProps) {
  const { t } = useLingui()
  const text = useMessageText()
  const names = useValueNames()
  const { labels, all } = useDimensionTexts()
  const [isAllOpen, setIsAllOpen] = useState(false)
  const included = dashboard?.breakdowns.find(({ dimension }) => dimension === open)
  const isMissing = dashboard !== undefined && !isOtherRange && included === undefined
  const asked = useBreakdown(siteId, range, open, isMissing)
  const whole = useWholeBreakdown(siteId, range, open, isAllOpen)
  const breakdown = included ?? asked.data
  const panelNames: Record<PanelId, string> = {
    content: t`Content`,
    sources: t`Sources`,
    places: t`Places`,
    technology: t`Technology`,
    events: t`Events`,
  }
  const tab = (dimension: Dimension) => ({
    id: dimension,
    label: labels[dimension],
    ...(dimension === 'event' && { column: t`Event` }),
  })
  const [first, ...others] = tabs
  return (
    <BreakdownPanel
      aria-label={panelNames[id]}
      layout={id === 'events' ? 'table' : 'bars'}
      tabs={[tab(first), ...others.map(tab)]}
      selected={open}
      onSelect={(next) => onOpen(tabs.find((dimension) => dimension === next) ?? first)}
      content={
        breakdown !== undefined
          ? { status: 'ready', rows: rowsOf(open, breakdown.rows, names), totalRows: breakdown.total_rows }
          : asked.isError && isMissing
            ? { status: 'error', message: text(asked.error.message), onRetry: () => void asked.refetch() }
            : { status: 'loading' }
      }
      {...(id === 'events' && { empty: t`No event of your own in this range` })}
      onAllOpenChange={setIsAllOpen}
      all={
        breakdown === undefined || breakdown.total_rows <= breakdown.rows.length
          ? undefined
          : {
              label: all(open, breakdown.total_rows),
              content:
                whole.data !== undefined
                  ? {
                      status: 'ready',
                      rows: rowsOf(
                        open,
                        whole.data.pages.flatMap(({ rows }) => rows),
                        names,
                      ),
                      totalRows: breakdown.total_rows,
                    }
                  : whole.isError
                    ? { status: 'error', message: text(whole.error.message), onRetry: () => void whole.refetch() }
                    : { status: 'loading' },
              onMore: whole.hasNextPage ? () => void whole.fetchNextPage() : undefined,
              isLoadingMore: whole.isFetchingNextPage,
            }
      }
    />
  )
}
