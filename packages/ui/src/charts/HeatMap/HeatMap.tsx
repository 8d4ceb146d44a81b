import { msg } from '@lingui/core/macro'
import { useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { hasData } from '../../components/props.ts'
import { useFormat } from '../../format/useFormat.ts'
import { useText } from '../../format/useText.ts'
import { useKit } from '../../provider/KitContext.ts'
import { styleRef } from '../../components/styleRef.ts'
import { token } from '../../theme/theme.ts'
import { ChartFrame, type ChartLoadingProps, type ChartRootProps, type ChartRows } from '../ChartFrame/index.ts'
import { ChartTooltip } from '../TrendChart/plot/ChartTooltip.tsx'
import { colourOf, type ScaleColours } from '../CountryMap/colourOf.ts'
import { ColourScale } from '../CountryMap/ColourScale.tsx'
import { Cell, Column, Grid, Plot, Row, RowName } from './HeatMap.styles.ts'
import { placeAfterKey, type CellPlace } from './cellPlace.ts'
import { listOf } from '../../theme/wrongProps.ts'

export interface HeatMapRow {
  id: string
  /** The displayed name, such as a weekday. */
  label: string
  /** The value in each column; null where there is none. */
  values: readonly (number | null)[]
}

export interface HeatMapProps extends ChartRootProps, ChartLoadingProps {
  /** Name of the metric. */
  name: string
  /** The dates of the period as text. */
  period: string
  /** The rows from top to bottom. */
  items: readonly HeatMapRow[]
  /** Column headings: the hours of the day. */
  columns: readonly string[]
  /** The name of the rows, for the head of the table: weekday. */
  rowsLabel: string
  /** Additional controls before the built-in ones. */
  controls?: ReactNode | undefined
}

/** Shows a metric by two dimensions, for example visitors by weekday and hour. A darker cell has a larger value. */
export function HeatMap(props: HeatMapProps) {
  const { name, period, items: givenItems, columns: givenColumns, rowsLabel, controls, ...rest } = props
  const items = listOf(givenItems, 'HeatMap')
  const columns = listOf(givenColumns, 'HeatMap', 'columns')
  const format = useFormat()
  const data: ChartRows = {
    caption: `${name}, ${period}`,
    columns: [rowsLabel, ...columns],
    rows: items.map(({ id, label, values }) => ({
      id,
      cells: [label, ...columns.map((_, column) => format.full(values[column]))],
      values: [label, ...columns.map((_, column) => values[column] ?? null)],
    })),
  }
  const isEmpty = items.length === 0
  const largest = largestOf(items)
  return (
    <ChartFrame
      {...rest}
      aria-label={name}
      data-part="heat-map"
      data={data}
      hasContentHeight={hasData(rest.loadingState ?? 'idle') && !isEmpty}
      legend={
        // The colour scale is hidden when all values are 0.
        largest > 0 && <ColourScale largest={largest} />
      }
      controls={controls}
      isEmpty={isEmpty}
    >
      <HeatMapPlot {...{ name, period, items, columns }} />
    </ChartFrame>
  )
}

const largestOf = (items: HeatMapProps['items']): number =>
  items.flatMap(({ values }) => values).reduce<number>((most, value) => Math.max(most, value ?? 0), 0)

const colours: ScaleColours = [
  token['map-0'],
  token['map-1'],
  token['map-2'],
  token['map-3'],
  token['map-4'],
  token['map-5'],
]

/** The cell whose values are shown, and whether they stay. */
interface Reading extends CellPlace {
  isPinned: boolean
  /** The middle and the lower edge of the cell, and the width of the plot, in px. */
  x: number
  y: number
  width: number
}

function HeatMapPlot({ name, period, items, columns }: Pick<HeatMapProps, 'name' | 'period' | 'items' | 'columns'>) {
  const text = useText()
  const format = useFormat()
  const { direction } = useKit()
  const [reading, setReading] = useState<Reading | null>(null)
  const [focused, setFocused] = useState<CellPlace>({ row: 0, column: 0 })
  const largest = largestOf(items)
  const read = (cell: Element, place: CellPlace, isPinned = false) => {
    const plot = cell.closest('[data-part="plot"]')?.getBoundingClientRect()
    const box = cell.getBoundingClientRect()
    if (plot === undefined) return
    setReading({
      ...place,
      isPinned,
      x: box.x + box.width / 2 - plot.x,
      y: box.bottom - plot.y + 4,
      width: plot.width,
    })
  }
  const leave = () => {
    if (reading?.isPinned !== true) setReading(null)
  }
  const press = (event: KeyboardEvent) => {
    const cell = cellOf(event)
    if (event.key === 'Escape') return setReading(null)
    if (cell !== undefined && (event.key === ' ' || event.key === 'Enter')) {
      event.preventDefault()
      return pin(cell.element, cell.place)
    }
    const next = placeAfterKey(event.key, focused, { rows: items.length, columns: columns.length })
    if (next === undefined || cell === undefined) return
    event.preventDefault()
    setFocused(next)
    const found = event.currentTarget.querySelector<HTMLElement>(
      `[data-row="${next.row}"][data-column="${next.column}"]`,
    )
    found?.focus()
  }
  const pin = (element: Element, place: CellPlace) => {
    const isSame = reading?.isPinned === true && isAt(reading, place)
    read(element, place, !isSame)
  }
  const active = reading === null ? undefined : items[reading.row]
  return (
    <Plot
      data-part="plot"
      onPointerMove={(event) => {
        const cell = cellOf(event)
        if (reading?.isPinned === true || cell === undefined || (reading !== null && isAt(reading, cell.place))) return
        read(cell.element, cell.place)
      }}
      onPointerLeave={leave}
      onClick={(event) => {
        const cell = cellOf(event)
        if (cell === undefined) return
        setFocused(cell.place)
        pin(cell.element, cell.place)
      }}
      onBlur={leave}
    >
      <Grid
        role="grid"
        aria-label={`${name}, ${period}. ${text(msg`Space keeps the values open.`)}`}
        aria-readonly="true"
        $columns={columns.length}
        onKeyDown={press}
      >
        <Row role="row">
          <span role="presentation" />
          {columns.map((column, index) => (
            <Column key={column} role="columnheader" data-index={index}>
              <span dir={direction}>{column}</span>
            </Column>
          ))}
        </Row>
        {items.map(({ id, label, values }, row) => (
          <Row key={id} role="row">
            <RowName role="rowheader" dir={direction}>
              {label}
            </RowName>
            {columns.map((column, index) => {
              const value = values[index] ?? null
              return (
                <Cell
                  key={column}
                  role="gridcell"
                  aria-label={`${label}, ${column}: ${format.full(value)}`}
                  tabIndex={isAt(focused, { row, column: index }) ? 0 : -1}
                  data-row={row}
                  data-column={index}
                  data-missing={value === null || undefined}
                  ref={styleRef({ background: value === null ? '' : colourOf(value, largest, colours) })}
                  data-active={(reading !== null && isAt(reading, { row, column: index })) || undefined}
                  onFocus={(event) => {
                    setFocused({ row, column: index })
                    read(event.currentTarget, { row, column: index }, reading?.isPinned)
                  }}
                />
              )
            })}
          </Row>
        ))}
      </Grid>
      {reading !== null && active !== undefined && (
        <ChartTooltip
          mark={reading}
          top={reading.y}
          direction={direction}
          title={`${active.label}, ${columns[reading.column] ?? ''}`}
          lines={[{ kind: 'total', label: name, value: format.full(active.values[reading.column]) }]}
          onClose={reading.isPinned ? () => setReading(null) : undefined}
        />
      )}
    </Plot>
  )
}

const isAt = (one: CellPlace, { row, column }: CellPlace): boolean => one.row === row && one.column === column

/** The cell in which an event happened. */
function cellOf({ target }: KeyboardEvent | MouseEvent) {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-row][data-column]') : null
  if (element === null) return undefined
  return { element, place: { row: Number(element.dataset['row']), column: Number(element.dataset['column']) } }
}
