import { useLingui } from '@lingui/react/macro'
import { isPropertyDimension, type Dashboard, type Dimension } from '@sightline/api-client'
import {
  BreakdownPanel,
  type BreakdownData,
  type BreakdownLayout,
  type BreakdownTab,
  type RowHandlers,
  type LoadingProps,
} from '@sightline/ui'
import { useRef, useState, type ReactNode } from 'react'
import { isLacking, type StatsQuery } from '../api.ts'
import { isDetailed, useBreakdown } from '../dimensions/useBreakdown.ts'
import { lazyDialog } from '../../../lib/lazy-code/lazyDialog.tsx'
import { loadingPropsOf } from '../../../lib/api/loadingPropsOf.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { isFilteredBy } from '../query/toggleFilterValue.ts'
import { definedByDimension } from '../definitions/definitions.ts'
import { MetricDefinition } from '../definitions/MetricDefinition.tsx'
import { CardNotices } from '../notices/CardNotices.tsx'
import { noticesOfCard } from '../notices/sourceNotices.ts'
import { withConversion } from './conversion.ts'
import { LocationsMap } from './LocationsMap.tsx'
import { rowsOf, valueOfRow, withoutChange } from '../dimensions/dimensionValues.ts'
import { useDimensionTexts } from '../dimensions/useDimensionTexts.ts'
import { useTrends } from './useTrends.tsx'
import { useValueNames } from '../dimensions/useValueNames.ts'
import { useWasInView } from './useWasInView.ts'

const AllRowsDialog = lazyDialog(() => import('./AllRowsDialog.tsx'))

/** The site and the query of every breakdown of a dashboard. */
export interface BreakdownSource {
  siteId: string
  statsQuery: StatsQuery | undefined
  /** The metrics of the dashboard; undefined while the first ones load. */
  dashboard: Dashboard | undefined
  /** Whether the metrics still belong to the previous query. */
  isStale: boolean
  /** Called with the value of a row that was pressed. */
  onFilter: (dimension: Dimension, value: string) => void
  /** Called with a value that is to be left out. */
  onExclude: (dimension: Dimension, value: string) => void
  /** Called with a value whose details are wanted. */
  onDetails: (dimension: Dimension, value: string) => void
}

export interface BreakdownCardProps extends BreakdownSource {
  /** Accessible name of the breakdown. */
  name: string
  /** @default 'bars' */
  layout?: BreakdownLayout
  tabs: readonly [BreakdownTab, ...BreakdownTab[]]
  /** Id of the open tab. */
  selected: string
  onSelect: (id: string) => void
  /** The dimension of the open tab; while it is not known, the loading state of the request that names it. */
  openDimension: Dimension | LoadingProps | undefined
  /** Whether the source of the figures does not know what the open tab shows. @default false */
  isLacking?: boolean
  /** A control in the open tab that chooses what it shows. */
  toolbar?: ReactNode
  /** Whether the list with every row is open. */
  isListOpen: boolean
  onListOpenChange: (isOpen: boolean) => void
}

/** The card of one breakdown: its first tab comes with the dashboard’s answer, every other loads on demand. */
export function BreakdownCard(props: BreakdownCardProps) {
  const {
    siteId,
    statsQuery,
    dashboard,
    isStale,
    onFilter,
    onExclude,
    onDetails,
    name,
    layout = 'bars',
    tabs,
    selected,
    onSelect,
    toolbar,
  } = props
  const { t } = useLingui()
  const text = useMessageText()
  const names = useValueNames()
  const { nameOf, all } = useDimensionTexts()
  const openDimension = typeof props.openDimension === 'string' ? props.openDimension : undefined
  const dimension = openDimension ?? 'event'
  const included = dashboard?.breakdowns.find((breakdown) => breakdown.dimension === openDimension)
  const isMissing = openDimension !== undefined && dashboard !== undefined && !isStale && included === undefined
  const root = useRef<HTMLElement>(null)
  const wasSeen = useWasInView(root)
  const hasMore = included !== undefined && included.is_lacking !== true && !isStale && isDetailed(dimension)
  const fetched = useBreakdown(siteId, statsQuery, dimension, isMissing || (hasMore && wasSeen))
  const withTrends = useTrends(fetched, statsQuery?.compare !== undefined)
  const isListOpen = openDimension !== undefined && props.isListOpen
  const [wasListOpen, setWasListOpen] = useState(isListOpen)
  if (isListOpen && !wasListOpen) setWasListOpen(true)
  const [highlighted, setHighlighted] = useState<string>()
  const breakdown = openDimension === undefined ? undefined : (included ?? fetched.data)
  const label = tabs.find(({ id }) => id === selected)?.label ?? name
  const allLabel =
    breakdown === undefined || openDimension === undefined ? label : all(openDimension, breakdown.total_rows)
  const shownName = openDimension !== undefined && isPropertyDimension(openDimension) ? nameOf(openDimension) : label

  const filters = statsQuery?.filters ?? []
  const isUnknown = props.isLacking === true || included?.is_lacking === true || (isMissing && isLacking(fetched.error))
  const empty = (): string | undefined => {
    if (isUnknown) return t`This breakdown is not available from this source`
    if (openDimension === undefined) return t`No properties in this range`
    if (openDimension === 'goal') return t`No goal was completed in this range`
    return openDimension === 'event' ? t`No custom events in this range` : undefined
  }
  const data = (): BreakdownData => {
    if (typeof props.openDimension === 'object') return { rows: undefined, ...props.openDimension }
    if (openDimension === undefined || isUnknown) return { rows: [] }
    if (breakdown === undefined)
      return { rows: undefined, ...loadingPropsOf({ ...fetched, error: isMissing ? fetched.error : null }, text) }
    const counted = dashboard?.comparison?.data_since === undefined ? breakdown.rows : withoutChange(breakdown.rows)
    const rows = withConversion(openDimension, rowsOf(openDimension, counted, names), filters).map((row) =>
      isFilteredBy(filters, openDimension, valueOfRow(row.id)) ? { ...row, isFiltered: true } : row,
    )
    return {
      rows: isDetailed(openDimension) && rows.length > 0 ? withTrends(rows) : rows,
      totalRows: breakdown.total_rows,
      loadingState: (included === undefined ? fetched.isPlaceholderData : isStale) ? 'filtering' : 'idle',
    }
  }
  const handlers: RowHandlers = {
    onRowAction: (row) => onFilter(dimension, valueOfRow(row.id)),
    onRowDetails: (row) => onDetails(dimension, valueOfRow(row.id)),
    onRowExclude: (row) => onExclude(dimension, valueOfRow(row.id)),
  }
  return (
    <>
      <BreakdownPanel
        ref={root}
        aria-label={name}
        layout={layout}
        items={tabs}
        selectedKey={selected}
        onSelectionChange={onSelect}
        toolbar={toolbar}
        {...data()}
        empty={empty()}
        actions={
          dashboard !== undefined && (
            <>
              <CardNotices
                name={shownName}
                notices={noticesOfCard((included === undefined ? fetched.data : dashboard)?.source, dimension)}
              />
              <MetricDefinition
                of={definedByDimension(dimension)}
                name={shownName}
                {...{ siteId, statsQuery, dashboard }}
              />
            </>
          )
        }
        {...handlers}
        start={
          openDimension === 'country' ? (
            <LocationsMap
              {...{ siteId, statsQuery, highlighted, onFilter }}
              first={breakdown?.rows}
              range={dashboard?.range}
              onHighlight={setHighlighted}
            />
          ) : undefined
        }
        highlightedKey={openDimension === 'country' ? highlighted : undefined}
        onHighlightChange={openDimension === 'country' ? setHighlighted : undefined}
        allButton={{ label: allLabel, onPress: () => props.onListOpenChange(true) }}
      />
      {wasListOpen && (
        <AllRowsDialog
          {...{ siteId, statsQuery, dimension, layout }}
          {...handlers}
          name={label}
          column={tabs.find(({ id }) => id === selected)?.column ?? label}
          label={allLabel}
          isOpen={isListOpen}
          onClose={() => props.onListOpenChange(false)}
        />
      )}
    </>
  )
}
