import { dashboardSettingLimits, rowColumns, rowMetrics, type RowColumn, type RowMetric } from '@sightline/api-client'
import { breakdownIds, type BreakdownId } from './tabs.ts'

/** The columns of one breakdown after the visitors. */
export interface PanelColumns {
  shown: readonly RowColumn[]
  /** The names that the address or an earlier choice has, and that no column has. */
  invalid: readonly string[]
}
export type Columns = Readonly<Record<BreakdownId, PanelColumns>>

const ofVisits: readonly RowColumn[] = rowColumns.filter((column) => column !== 'exit_rate')

/** The columns that rows of a breakdown may have, in their order. */
export const columnsOfBreakdowns: Readonly<Record<BreakdownId, readonly RowColumn[]>> = {
  content: rowColumns,
  sources: ofVisits,
  places: ofVisits,
  technology: ofVisits,
  // The number of events stands there already.
  events: ['conversion_rate', 'revenue', 'change'],
}

/** The columns of a breakdown for which nobody has chosen others. */
export const usualColumnsOf = (id: BreakdownId): readonly RowColumn[] =>
  id === 'events' ? ['conversion_rate', 'change'] : ['change', 'percentage']

const paramOf = (id: BreakdownId) => `columns_${id}`
const none = 'none'

/** Reads `columns_sources=revenue,change`; where it names no column, those of every dashboard. */
export function parseColumns(search: URLSearchParams): Columns {
  const ofBreakdown = (id: BreakdownId): PanelColumns => {
    const text = search.get(paramOf(id))
    if (text === none) return { shown: [], invalid: [] }
    const named = new Set(text?.split(',').filter((name) => name !== ''))
    const offered = columnsOfBreakdowns[id]
    const known = offered.filter((column) => named.has(column)).slice(0, dashboardSettingLimits.columns)
    const invalid = [...named].filter((name) => !offered.some((column) => column === name))
    return { shown: known.length === 0 ? usualColumnsOf(id) : known, invalid }
  }
  return byBreakdown(ofBreakdown)
}

const byBreakdown = <Value>(valueOf: (id: BreakdownId) => Value) =>
  Object.fromEntries(breakdownIds.map((id) => [id, valueOf(id)])) as Record<BreakdownId, Value>

const textOf = (names: readonly string[]) => (names.length === 0 ? none : names.join(','))

/** The columns as parameters of an address. */
export const columnParams = (columns: Columns) =>
  Object.fromEntries(breakdownIds.map((id) => [paramOf(id), textOf([...columns[id].shown, ...columns[id].invalid])]))

/** What an earlier choice has, as parameters of an address. */
export const keptColumnParams = (kept: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(
    breakdownIds.flatMap((id) => {
      const names = Object.hasOwn(kept, id) ? kept[id] : undefined
      return names === undefined ? [] : [[paramOf(id), textOf(names)]]
    }),
  )

export const noColumnParams: URLSearchParams = new URLSearchParams()
export const usualColumnParams = columnParams(parseColumns(noColumnParams))

/** The metrics that rows of a breakdown must be asked for to show these columns; those of events come with their conversion. */
export const metricsOfColumns = (id: BreakdownId, { shown }: Pick<PanelColumns, 'shown'>): RowMetric[] =>
  rowMetrics.filter((metric) => shown.includes(metric) && !(id === 'events' && metric === 'conversion_rate'))
