import { msg } from '@lingui/core/macro'
import { useFormat } from '../../../../format/index.ts'
import { useText } from '../../../../format/useText.ts'
import { CardHead, Item } from './Cards.styles.ts'
import { ColumnFacts, contentOf } from '../rows/Cell.tsx'
import type { HeadProps } from '../columns/Head.types.ts'
import { RowActions } from '../rows/RowActions.tsx'
import { SelectBox } from '../selection/SelectBox.tsx'

interface CardProps<Row extends { id: string }> extends HeadProps<Row> {
  row: Row
}

/** A row as a card: its first column and its controls, and the other columns below. */
export function Card<Row extends { id: string }>({ row, props, state, rowSelection }: CardProps<Row>) {
  const text = useText()
  const format = useFormat()
  const [identity, ...others] = state.offered
  const name = props.rowName(row)
  const isSelected = rowSelection?.has(row.id) ?? false
  const details = props.details?.(row)
  return (
    <Item data-part="card" data-selected={isSelected || undefined}>
      <CardHead>
        {rowSelection !== undefined && (
          <SelectBox
            aria-label={text(msg`Select ${name}`)}
            isSelected={isSelected}
            onChange={(next, isShifted) => rowSelection.toggle(row.id, next, isShifted)}
          />
        )}
        <div data-part="identity">{identity !== undefined && contentOf(identity, row, format)}</div>
        <RowActions row={row} name={name} props={props} />
      </CardHead>
      <ColumnFacts columns={others} row={row} />
      {details != null && <div>{details}</div>}
    </Item>
  )
}
