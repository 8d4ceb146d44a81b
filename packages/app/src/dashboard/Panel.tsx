import { useLingui } from '@lingui/react/macro'
import type { Dashboard } from '@sightline/api-client'
import { BreakdownPanel, type BreakdownContent, type BreakdownPanelProps, type BreakdownTab } from '@sightline/ui'
import { useRef, useState, type ReactNode } from 'react'
import { isDetailed, useBreakdown, type Question } from '../session/figures.ts'
import { useMessageText } from '../texts/messageTexts.ts'
import { definedByDimension } from './definitions.ts'
import { Explanation } from './Explanation.tsx'
import { isProperty, type AnyDimension } from './filter.ts'
import { withConversion } from './conversion.ts'
import { PlacesMap } from './PlacesMap.tsx'
import { rowsOf, valueOfRow } from './rows.ts'
import { useDimensionTexts } from './useDimensionTexts.ts'
import { useTrends } from './useTrends.tsx'
import { useValueNames } from './useValueNames.ts'
import { useWasSeen } from './useWasSeen.ts'
import { useWholeList } from './useWholeList.ts'

/** What every panel of a board is about. */
export interface PanelSource {
  siteId: string
  question: Question | undefined
  /** The figures that came with the dashboard; undefined while the first load. */
  dashboard: Dashboard | undefined
  /** Whether these are still those of another question. */
  isOther: boolean
  /** Called with the value of a row that was pressed. */
  onFilter: (dimension: AnyDimension, value: string) => void
}

export interface PanelProps extends PanelSource {
  /** Accessible name of the panel. */
  name: string
  layout?: BreakdownPanelProps['layout']
  tabs: readonly [BreakdownTab, ...BreakdownTab[]]
  /** Id of the open tab. */
  selected: string
  onSelect: (id: string) => void
  /** What the open tab breaks down by; where that is not known yet, what stands in place of the rows. */
  open: AnyDimension | Exclude<BreakdownContent, { status: 'ready' }> | undefined
  /** A second choice in the open tab. */
  toolbar?: ReactNode
  /** Whether the list with every row is open. */
  isListOpen: boolean
  onListOpenChange: (isOpen: boolean) => void
}

/** One panel: the tab that came with the dashboard, and every other on demand. */
export function Panel(props: PanelProps) {
  const { siteId, question, dashboard, isOther, onFilter, name, layout, tabs, selected, onSelect, toolbar } = props
  const { t } = useLingui()
  const text = useMessageText()
  const names = useValueNames()
  const { nameOf, all } = useDimensionTexts()
  const open = typeof props.open === 'string' ? props.open : undefined
  const dimension = open ?? 'event'
  const included = dashboard?.breakdowns.find((breakdown) => breakdown.dimension === open)
  const isMissing = open !== undefined && dashboard !== undefined && !isOther && included === undefined
  const place = useRef<HTMLElement>(null)
  const wasSeen = useWasSeen(place)
  const hasMore = included !== undefined && included.is_lacking !== true && !isOther && isDetailed(dimension)
  const asked = useBreakdown(siteId, question, dimension, isMissing || (hasMore && wasSeen))
  const withTrends = useTrends(asked, question?.compare !== undefined)
  const isListOpen = open !== undefined && props.isListOpen
  const list = useWholeList(siteId, question, dimension, isListOpen)
  const [highlighted, setHighlighted] = useState<string>()
  const breakdown = open === undefined ? undefined : (included ?? asked.data)
  const label = tabs.find(({ id }) => id === selected)?.label ?? name

  const empty = (): string | undefined => {
    if (included?.is_lacking === true) return t`The source of these figures does not know this breakdown`
    if (open === undefined) return t`No property in this range`
    if (open === 'goal') return t`No goal was reached in this range`
    return open === 'event' ? t`No event of your own in this range` : undefined
  }
  const content = (): BreakdownContent => {
    if (typeof props.open === 'object') return props.open
    if (open === undefined) return { status: 'ready', rows: [], totalRows: 0 }
    if (breakdown !== undefined) {
      const rows = withConversion(open, rowsOf(open, breakdown.rows, names), question?.filters ?? [])
      return {
        status: 'ready',
        rows: isDetailed(open) && rows.length > 0 ? withTrends(rows) : rows,
        totalRows: breakdown.total_rows,
      }
    }
    if (!asked.isError || !isMissing) return { status: 'loading' }
    return { status: 'error', message: text(asked.error.message), onRetry: () => void asked.refetch() }
  }
  return (
    <BreakdownPanel
      ref={place}
      aria-label={name}
      {...(layout !== undefined && { layout })}
      {...{ tabs, selected, onSelect, toolbar }}
      content={content()}
      {...(empty() !== undefined && { empty: empty() })}
      help={
        dashboard !== undefined && (
          <Explanation
            of={definedByDimension(dimension)}
            name={open !== undefined && isProperty(open) ? nameOf(open) : label}
            {...{ siteId, question, dashboard }}
          />
        )
      }
      onRowPress={(row) => onFilter(dimension, valueOfRow(row.id))}
      {...(open === 'country' && {
        picture: (
          <PlacesMap
            {...{ siteId, question, highlighted, onFilter }}
            first={breakdown?.rows}
            onHighlight={setHighlighted}
          />
        ),
        highlighted,
        onHighlight: setHighlighted,
      })}
      all={{
        ...list,
        label: breakdown === undefined || open === undefined ? label : all(open, breakdown.total_rows),
        isOpen: isListOpen,
        onOpenChange: props.onListOpenChange,
      }}
    />
  )
}
