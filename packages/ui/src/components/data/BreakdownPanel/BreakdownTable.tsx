import { ArrowDown, ArrowUp } from 'lucide-react'
import { useRef, useState, type ReactNode, type SyntheticEvent } from 'react'
import { lazyPart } from '../../overlays/Overlay/lazyPart.tsx'
import { Icon } from '../Icon/index.ts'
import { styleRef } from '../../styleRef.ts'
import {
  MetricCell,
  MetricColumn,
  Head,
  HeadCell,
  Name,
  NameLine,
  Percent,
  Row,
  SortButton,
  Table,
  type BreakdownLayout,
} from './BreakdownTable.styles.ts'
import { RowName } from './RowName.tsx'
import { sortAfterPress, type BreakdownSortColumn, type BreakdownSorting } from './sorting.ts'
import { useMetricColumns } from './useMetricColumns.tsx'
import type { BreakdownRow, ColumnsProps, RowHandlers } from './BreakdownPanel.types.ts'

const [RowActions] = lazyPart(async () => (await import('./RowActions.tsx')).RowActions)

interface BreakdownTableProps extends RowHandlers, ColumnsProps {
  /** Accessible name of the table. */
  name: string
  /** Heading of the first column. */
  column: string
  rows: readonly BreakdownRow[]
  layout: BreakdownLayout
  /** Whether the headings are visible, and sticky while the rows scroll. */
  hasHead: boolean
  /** Whether other rows are about to replace these. */
  isStale: boolean
  /** Id of the highlighted row. */
  highlightedKey?: string | undefined
  onHighlightChange?: ((id: string | undefined) => void) | undefined
  sorting?: BreakdownSorting | undefined
}

/** A table of names with the number of visitors and further values. */
export function BreakdownTable(props: BreakdownTableProps) {
  const { name, column, rows, layout, hasHead, isStale, highlightedKey, onHighlightChange, sorting, ...more } = props
  const { columns: further, isShareHidden, ...handlers } = more
  const { onRowAction } = handlers
  const table = useRef<HTMLTableElement>(null)
  const [reached, setReached] = useState<Event>()
  const reach = ({ nativeEvent }: SyntheticEvent) => setReached((first) => first ?? nativeEvent)
  const columns = useMetricColumns(rows, layout, { columns: further, isShareHidden })
  const largest = Math.max(0, ...rows.map(({ visitors }) => visitors))
  const rendered = (
    <Table
      ref={table}
      aria-label={name}
      aria-busy={isStale || undefined}
      data-stale={isStale || undefined}
      $layout={layout}
      onPointerOver={reach}
      onFocus={reach}
    >
      <colgroup>
        <col />
        {columns.map(({ id, sortsBy, leavesBelow }) => (
          <MetricColumn
            key={id}
            $layout={layout}
            $sorts={sorting !== undefined && sortsBy !== undefined}
            $isChange={id === 'change'}
            $isFurther={further?.some((one) => one.id === id) === true}
            data-leaves-below={leavesBelow}
          />
        ))}
      </colgroup>
      <Head $isShown={hasHead}>
        <tr>
          <HeadCell scope="col" $layout={layout} aria-sort={sortOf('name', sorting)}>
            <Heading sortsBy={sorting?.isByValueOnly === true ? undefined : 'name'} sorting={sorting}>
              {column}
            </Heading>
          </HeadCell>
          {columns.map(({ id, heading, description, sortsBy, leavesBelow }) => (
            <HeadCell
              key={id}
              scope="col"
              $layout={layout}
              $isMetric
              title={description}
              data-leaves-below={leavesBelow}
              aria-sort={sortOf(sortsBy, sorting)}
            >
              <Heading sortsBy={sortsBy} sorting={sorting}>
                {heading}
              </Heading>
            </HeadCell>
          ))}
        </tr>
      </Head>
      <tbody>
        {rows.map((row) => (
          <Row
            key={row.id}
            $layout={layout}
            data-pressable={onRowAction !== undefined || undefined}
            data-highlighted={row.id === highlightedKey || undefined}
            // The whole row can be clicked; the keyboard presses the button in it.
            onClick={() => onRowAction?.(row)}
            onMouseEnter={() => onHighlightChange?.(row.id)}
            onMouseLeave={() => onHighlightChange?.(undefined)}
          >
            <Name scope="row" $layout={layout} ref={styleRef({ '--bar': barOf(row.visitors, largest) })}>
              <NameLine>
                <RowName row={row} isPressable={onRowAction !== undefined} />
              </NameLine>
            </Name>
            {columns.map(({ id, leavesBelow, cell, full }) =>
              id === 'share' ? (
                <Percent key={id} data-leaves-below={leavesBelow}>
                  {cell(row)}
                </Percent>
              ) : (
                <MetricCell key={id} title={full?.(row)} data-leaves-below={leavesBelow}>
                  {cell(row)}
                </MetricCell>
              ),
            )}
          </Row>
        ))}
      </tbody>
    </Table>
  )
  if (handlers.onRowDetails === undefined && handlers.onRowExclude === undefined) return rendered
  return (
    <>
      {rendered}
      <RowActions
        {...handlers}
        {...{ table, rows, reached, onHighlightChange }}
        isOpen={reached !== undefined}
        onOpenChange={() => setReached(undefined)}
      />
    </>
  )
}

interface HeadingProps {
  sortsBy: BreakdownSortColumn | undefined
  sorting: BreakdownSorting | undefined
  children: ReactNode
}

/** The heading of a column, a button if the column is sortable. */
function Heading({ sortsBy, sorting, children }: HeadingProps) {
  if (sorting === undefined || sortsBy === undefined) return children
  const { sort, onSortChange } = sorting
  return (
    <SortButton type="button" onClick={() => onSortChange(sortAfterPress(sort, sortsBy))}>
      {children}
      {sort.column === sortsBy && <Icon icon={sort.direction === 'ascending' ? ArrowUp : ArrowDown} size={14} />}
    </SortButton>
  )
}

/** A column without sort order has no `aria-sort`. */
const sortOf = (column: BreakdownSortColumn | undefined, sorting: BreakdownSorting | undefined) =>
  column !== undefined && sorting?.sort.column === column ? sorting.sort.direction : undefined

const barOf = (value: number, largest: number): string => `${largest > 0 ? (100 * value) / largest : 0}%`
