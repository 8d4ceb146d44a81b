import { useLingui } from '@lingui/react/macro'
import type { Dashboard } from '@sightline/api-client'
import { BreakdownPanel, type BreakdownContent } from '@sightline/ui'
import { useBreakdown } from '../../session/queries.ts'
import { useMessageText } from '../../texts/messageTexts.ts'
import type { Range } from './range.ts'
import type { Dimension, PanelId } from './tabs.ts'
import { rowsOf } from './rows.ts'
import { useDimensionTexts } from './useDimensionTexts.ts'
import { useValueNames } from './useValueNames.ts'
import { useWholeList } from './useWholeList.ts'

interface PanelProps {
  id: PanelId
  siteId: string
  range: Range | undefined
  dashboard: Dashboard | undefined
  isOtherRange: boolean
  tabs: readonly [Dimension, ...Dimension[]]
  open: Dimension
  onOpen: (dimension: Dimension) => void
  /** Whether the list with every row is open. */
  isListOpen: boolean
  onListOpenChange: (isOpen: boolean) => void
}

/** One panel: the tab that came with the dashboard, and every other on demand. */
export function Panel(props: PanelProps) {
  const { id, siteId, range, dashboard, isOtherRange, tabs, open, onOpen, isListOpen, onListOpenChange } = props
  const { t } = useLingui()
  const text = useMessageText()
  const names = useValueNames()
  const { labels, all } = useDimensionTexts()
  const included = dashboard?.breakdowns.find(({ dimension }) => dimension === open)
  const isMissing = dashboard !== undefined && !isOtherRange && included === undefined
  const asked = useBreakdown(siteId, range, open, isMissing)
  const list = useWholeList(siteId, range, open, isListOpen)
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
  const content = (): BreakdownContent => {
    if (breakdown !== undefined) {
      return { status: 'ready', rows: rowsOf(open, breakdown.rows, names), totalRows: breakdown.total_rows }
    }
    if (!asked.isError || !isMissing) return { status: 'loading' }
    return { status: 'error', message: text(asked.error.message), onRetry: () => void asked.refetch() }
  }
  const [first, ...others] = tabs
  return (
    <BreakdownPanel
      aria-label={panelNames[id]}
      layout={id === 'events' ? 'table' : 'bars'}
      tabs={[tab(first), ...others.map(tab)]}
      selected={open}
      onSelect={(next) => onOpen(tabs.find((dimension) => dimension === next) ?? first)}
      content={content()}
      {...(id === 'events' && { empty: t`No event of your own in this range` })}
      all={{
        ...list,
        label: breakdown === undefined ? labels[open] : all(open, breakdown.total_rows),
        isOpen: isListOpen,
        onOpenChange: onListOpenChange,
      }}
    />
  )
}
