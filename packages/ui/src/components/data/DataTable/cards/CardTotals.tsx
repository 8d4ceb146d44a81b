import { msg } from '@lingui/core/macro'
import { useFormat } from '../../../../format/index.ts'
import { useText } from '../../../../format/useText.ts'
import { Sums } from './Cards.styles.ts'
import { Facts } from '../DataTable.styles.ts'
import type { DataTableColumn } from '../DataTable.types.ts'
import { currencyOfTotal, textOf } from '../columns/cellText.ts'

/** The totals of all rows, shown below the cards. */
export function CardTotals<Row>({ columns }: { columns: readonly DataTableColumn<Row>[] }) {
  const text = useText()
  const format = useFormat()
  const summed = columns.slice(1).filter(({ total }) => total !== undefined)
  if (summed.length === 0) return null
  return (
    <Sums data-part="totals">
      <div>{text(msg`Total`)}</div>
      <Facts>
        {summed.map(({ total = null, ...column }) => (
          <div key={column.id}>
            <dt>{column.header}</dt>
            <dd>{textOf(column, total, format, currencyOfTotal(column)) ?? total}</dd>
          </div>
        ))}
      </Facts>
    </Sums>
  )
}
