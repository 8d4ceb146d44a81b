import { useLingui } from '@lingui/react/macro'
import type { Dashboard } from '@sightline/api-client'
import { BreakdownPanel, type BreakdownContent } from '@sightline/ui'
import { useState } from 'react'
import { useBreakdown, type Question } from '../session/figures.ts'
import { useMessageText } from '../texts/messageTexts.ts'
import type { AnyDimension } from './filter.ts'
import { PlacesMap } from './PlacesMap.tsx'
import { rowsOf, valueOfRow } from './rows.ts'
import type { Dimension, PanelId } from './tabs.ts'
import { useDimensionTexts } from './useDimensionTexts.ts'
import { useValueNames } from './useValueNames.ts'
import { useWholeList } from './useWholeList.ts'

interface PanelProps {
  id: PanelId
  siteId: string
  question: Question | undefined
  dashboard: Dashboard | undefined
  isOther: boolean
  tabs: readonly [Dimension, ...Dimension[]]
  open: Dimension
  onOpen: (dimension: Dimension) => void
  /** Whether the list with every row is open. */
  isListOpen: boolean
  onListOpenChange: (isOpen: boolean) => void
  /** Called with the value of a row that was pressed. */
  onFilter: (dimension: AnyDimension, value: string) => void
}

/** One panel: the tab that came with the dashboard, and every other on demand. */
export function Panel(props: PanelProps) {
  const { id, siteId, question, dashboard, isOther, tabs, open, onOpen, isListOpen, onListOpenChange, onFilter } = props
  const { t } = useLingui()
  const text = useMessageText()
  const names = useValueNames()
  const { labels, nameOf, all } = useDimensionTexts()
  const included = dashboard?.breakdowns.find(({ dimension }) => dimension === open)
  const isMissing = dashboard !== undefined && !isOther && included === undefined
  const asked = useBreakdown(siteId, question, open, isMissing)
  const list = useWholeList(siteId, question, open, isListOpen)
  const [highlighted, setHighlighted] = useState<string>()
  const breakdown = included ?? asked.data
  const panelNames: Record<PanelId, string> = {
    content: t`Content`,
    sources: t`Sources`,
    places: t`Places`,
    technology: t`Technology`,
    events: t`Events`,
  }
  const empty = (): string | undefined => {
    if (included?.is_lacking === true) return t`The source of these figures does not know this breakdown`
    if (open === 'goal') return t`No goal was reached in this range`
    return open === 'event' ? t`No event of your own in this range` : undefined
  }
  const tab = (dimension: Dimension) => ({ id: dimension, label: labels[dimension], column: nameOf(dimension) })
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
      {...(empty() !== undefined && { empty: empty() })}
      onRowPress={(row) => onFilter(open, valueOfRow(row.id))}
      {...(open === 'country' && {
        picture: <PlacesMap {...{ siteId, question, highlighted, onFilter }} onHighlight={setHighlighted} />,
        highlighted,
        onHighlight: setHighlighted,
      })}
      all={{
        ...list,
        label: breakdown === undefined ? labels[open] : all(open, breakdown.total_rows),
        isOpen: isListOpen,
        onOpenChange: onListOpenChange,
      }}
    />
  )
}
