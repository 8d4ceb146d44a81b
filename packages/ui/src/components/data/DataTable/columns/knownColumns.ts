import { inDevelopment, warnOnce } from '../../../../theme/warnOnce.ts'
import { timeZoneOf } from '../../../timeZoneOf.ts'
import type { StrictOmit } from '../../../props.ts'
import { listOf } from '../../../../theme/wrongProps.ts'
import type { DataTableColumn } from '../DataTable.types.ts'
import type { ColumnKind } from './ColumnKind.ts'

const kinds: Readonly<Record<ColumnKind, null>> = {
  text: null,
  number: null,
  percent: null,
  money: null,
  duration: null,
  date: null,
  datetime: null,
  code: null,
}

/** As a page without TypeScript could write it, also for another library. */
interface GivenColumn<Row> extends StrictOmit<Partial<DataTableColumn<Row>>, 'kind'> {
  kind?: string | undefined
  accessorKey?: keyof Row | undefined
}

/** The columns of a table, each with what a table cannot do without. */
export function knownColumns<Row>(
  given: readonly DataTableColumn<Row>[],
  caption: string,
): readonly DataTableColumn<Row>[] {
  const columns = listOf(given, 'DataTable', 'columns')
  inDevelopment(() => {
    for (const column of columns) warnAbout(column, caption)
  })
  return columns.every(isWhole) ? columns : columns.map(wholeColumn)
}

const isWhole = <Row>({ id, value, kind = 'text', timeZone }: DataTableColumn<Row>): boolean =>
  typeof value === 'function' && typeof id === 'string' && Object.hasOwn(kinds, kind) && timeZone === undefined

function wholeColumn<Row>(column: GivenColumn<Row>, index: number): DataTableColumn<Row> {
  const { id = keyOf(column, index), accessorKey, kind = 'text', timeZone = 'UTC', ...rest } = column
  return {
    header: id,
    value: (row) => (accessorKey === undefined ? null : (row[accessorKey] as string)),
    ...rest,
    id,
    kind: Object.hasOwn(kinds, kind) ? (kind as ColumnKind) : 'text',
    timeZone: timeZoneOf(timeZone, 'DataTable'),
  }
}

const keyOf = <Row>({ accessorKey }: GivenColumn<Row>, index: number): string => String(accessorKey ?? index)

function warnAbout<Row>(column: GivenColumn<Row>, caption: string): void {
  const { id = column.accessorKey, value, kind = 'text' } = column
  const name = `DataTable “${caption}”: column “${String(id)}”`
  if (typeof value !== 'function')
    warnOnce(`${name} has no value. It says what a row has there: value: (row) => row.${String(id)}.`)
  else if (typeof id !== 'string') warnOnce(`${name} needs an id, as a text.`)
  if (!Object.hasOwn(kinds, kind))
    warnOnce(`${name} has kind="${kind}", which is none of ${Object.keys(kinds).join(', ')}.`)
}
