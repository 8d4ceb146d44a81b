import { isPropertyDimension, type Dashboard, type Dimension } from '@sightline/api-client'
import {
  BreakdownPanel,
  Skeleton,
  type BreakdownData,
  type BreakdownLayout,
  type BreakdownTab,
  type RowHandlers,
  type LoadingProps,
} from '@sightline/ui'
import { useRef, useState, type ReactNode } from 'react'
import { isLacking, type StatsQuery } from '../api.ts'
import { isDetailed, useBreakdown } from '../dimensions/useBreakdown.ts'
import { lazyInPlace } from '../../../lib/lazy-code/lazyCode.tsx'
import { lazyDialog } from '../../../lib/lazy-code/lazyDialog.tsx'
import { withTexts } from '../../../lib/lazy-code/loadPage.ts'
import { loadingPropsOf } from '../../../lib/api/loadingPropsOf.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { metricsOfColumns } from '../query/columns.ts'
import type { BreakdownId } from '../query/tabs.ts'
import { isFilteredBy } from '../query/toggleFilterValue.ts'
import type { ViewState } from '../query/useView.ts'
import { definedByDimension } from '../definitions/definedByDimension.ts'
import { MetricDefinition } from '../definitions/MetricDefinition.tsx'
import { CardNotices } from '../notices/CardNotices.tsx'
import { noticesOfCard } from '../notices/sourceNotices.ts'
import { withConversion } from './conversion.ts'
import { LocationsMap } from './LocationsMap.tsx'
import { isCoded, rowsOf, valueOfRow, withoutChange } from '../dimensions/dimensionValues.ts'
import { mostVisitorsFirst, sortFor } from '../dimensions/rowOrder.ts'
import { useDimensionTexts } from '../dimensions/useDimensionTexts.ts'
import { useRowColumns } from './useRowColumns.ts'
import { useTrends } from './useTrends.tsx'
import { useValueNames } from '../dimensions/useValueNames.ts'
import { useWasInView } from './useWasInView.ts'

const EmptyBreakdown = lazyInPlace(withTexts(() => import('../notices/EmptyBreakdown.tsx'), 'management'))
const ColumnsMenu = lazyInPlace(
  withTexts(() => import('./ColumnsMenu.tsx'), 'management'),
  () => <Skeleton blockSize="1.75rem" inlineSize="1.75rem" />,
)
const AllRowsDialog = lazyDialog(() => import('./AllRowsDialog.tsx'))

/** The site and the query of every breakdown of a dashboard. */
export interface BreakdownSource {
  siteId: string
  statsQuery: StatsQuery | undefined
  /** The metrics of the dashboard; undefined while the first ones load. */
  dashboard: Dashboard | undefined
  /** Whether the metrics still belong to the previous query. */
  isStale: boolean
  /** The view, with the columns of the breakdowns. */
  state: ViewState
  /** Whether the person may choose columns. */
  mayChooseColumns: boolean
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
  /** The breakdown, whose columns can be chosen. */
  id: BreakdownId
  /** A control in the open tab that chooses what it shows. */
  toolbar?: ReactNode
  /** Whether the list with every row is open. */
  isListOpen: boolean
  onListOpenChange: (isOpen: boolean) => void
}

/** The order in which rows come with the dashboard, for every tab. */
const usual = { selected: '', sort: mostVisitorsFirst }

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
    state,
    mayChooseColumns,
    id,
    name,
    layout = 'bars',
    tabs,
    selected,
    onSelect,
    toolbar,
  } = props
  const text = useMessageText()
  const names = useValueNames()
  const { nameOf, all } = useDimensionTexts()
  const openDimension = typeof props.openDimension === 'string' ? props.openDimension : undefined
  const dimension = openDimension ?? 'event'
  const [sorted, setSorted] = useState(usual)
  // Nothing can be compared with days from before the first data.
  const shown = state.view.columns[id].shown.filter(
    (column) => column !== 'change' || dashboard?.comparison?.data_since === undefined,
  )
  const metrics = metricsOfColumns(id, { shown })
  const { sort } = sorted.selected === selected ? sorted : usual
  const isUsual =
    sort.column === 'visitors'
      ? sort.direction === 'descending'
      : !['count', 'name', ...(statsQuery?.compare === undefined ? [] : ['change']), ...metrics].includes(sort.column)
  const order = isUsual ? undefined : sortFor(dimension, sort)
  const first = dashboard?.breakdowns.find((breakdown) => breakdown.dimension === openDimension)
  const included = isUsual ? first : undefined
  const isMissing = openDimension !== undefined && dashboard !== undefined && !isStale && included === undefined
  const root = useRef<HTMLElement>(null)
  const wasSeen = useWasInView(root)
  const hasMore = included !== undefined && included.is_lacking !== true && !isStale && isDetailed(dimension)
  const fetched = useBreakdown(siteId, statsQuery, dimension, isMissing || (hasMore && wasSeen), metrics, order)
  const withTrends = useTrends(fetched, statsQuery?.compare !== undefined && shown.includes('change'), sort)
  const isListOpen = openDimension !== undefined && props.isListOpen
  const [wasListOpen, setWasListOpen] = useState(isListOpen)
  if (isListOpen && !wasListOpen) setWasListOpen(true)
  const [highlighted, setHighlighted] = useState<string>()
  const breakdown =
    openDimension === undefined ? undefined : (included ?? fetched.data ?? (fetched.isError ? undefined : first))
  const open = tabs.find((tab) => tab.id === selected)
  const label = open?.label ?? name
  const isWaiting = included === undefined ? fetched.data === undefined || fetched.isPlaceholderData : isStale
  const columns = useRowColumns(metrics, isWaiting ? undefined : breakdown?.rows, dashboard?.currency)
  const isShareHidden = !shown.includes('percentage')
  const columnsMenu = mayChooseColumns && <ColumnsMenu {...{ id, name, state }} />
  const allLabel =
    breakdown === undefined || openDimension === undefined ? label : all(openDimension, breakdown.total_rows)
  const shownName = openDimension !== undefined && isPropertyDimension(openDimension) ? nameOf(openDimension) : label

  const filters = statsQuery?.filters ?? []
  const isUnknown = props.isLacking === true || included?.is_lacking === true || (isMissing && isLacking(fetched.error))
  const notices = noticesOfCard((included === undefined ? fetched.data : dashboard)?.source, dimension)
  const isExplained = isUnknown || notices.length > 0 || dimension === 'goal' || dimension === 'event'
  const data = (): BreakdownData => {
    if (typeof props.openDimension === 'object') return { rows: undefined, ...props.openDimension }
    if (openDimension === undefined || isUnknown) return { rows: [] }
    if (breakdown === undefined)
      return { rows: undefined, ...loadingPropsOf({ ...fetched, error: isMissing ? fetched.error : null }, text) }
    const counted = shown.includes('change') ? breakdown.rows : withoutChange(breakdown.rows)
    const named = rowsOf(openDimension, counted, names, sort)
    const rows = withConversion(openDimension, named, filters, shown.includes('conversion_rate')).map((row) =>
      isFilteredBy(filters, openDimension, valueOfRow(row.id)) ? { ...row, isFiltered: true } : row,
    )
    return {
      rows: isDetailed(openDimension) && rows.length > 0 ? withTrends(rows) : rows,
      totalRows: breakdown.total_rows,
      loadingState: isWaiting ? 'filtering' : 'idle',
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
        {...{ columns, isShareHidden }}
        sorting={{
          sort: isUsual ? mostVisitorsFirst : sort,
          onSortChange: (next) => setSorted({ selected, sort: next }),
          isByValueOnly: isCoded(dimension),
        }}
        end={mayChooseColumns ? columnsMenu : undefined}
        empty={isExplained ? <EmptyBreakdown {...{ isUnknown, notices, openDimension }} /> : undefined}
        actions={
          dashboard !== undefined && (
            <>
              <CardNotices name={shownName} notices={notices} />
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
              first={(first ?? breakdown)?.rows}
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
          {...{ siteId, statsQuery, dimension, layout, metrics, shown }}
          {...handlers}
          name={label}
          column={open?.column ?? label}
          actions={columnsMenu}
          label={allLabel}
          isOpen={isListOpen}
          onClose={() => props.onListOpenChange(false)}
        />
      )}
    </>
  )
}
