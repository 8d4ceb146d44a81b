import { msg } from '@lingui/core/macro'
import { ArrowDownUp } from 'lucide-react'
import { useFormat } from '../../format/index.ts'
import { useText } from '../../text/useText.ts'
import { Button } from '../Button/index.ts'
import { Menu } from '../Menu/index.ts'
import { Bar, Card, CardHead, List } from './Cards.styles.ts'
import { ColumnFacts, contentOf } from './Cell.tsx'
import type { DataTableColumn } from './DataTable.types.ts'
import { SelectPage, type HeadProps } from './Head.tsx'
import { RowControls } from './RowControls.tsx'
import { SelectBox } from './SelectBox.tsx'
import { ViewMenu } from './ViewMenu.tsx'

/** Rows as cards, where a table would have no room for its columns; above them what its headings do elsewhere. */
export function Cards<Row extends { id: string }>({ props, state, select }: HeadProps<Row>) {
  const text = useText()
  const format = useFormat()
  const [identity, ...others] = state.offered
  const sortable = state.offered.filter(({ isSortable }) => isSortable)
  if (identity === undefined) return null
  const directions = { ascend: text(msg`ascending`), descend: text(msg`descending`) }
  const entryOf = ({ id, header }: DataTableColumn<Row>) => {
    const [sorter] = state.sorters.filter(({ columnKey }) => columnKey === id)
    return {
      id,
      label: header,
      onAction: () => state.sortBy(id, false),
      ...(sorter !== undefined && { note: directions[sorter.order] }),
    }
  }
  return (
    <>
      <Bar>
        {select !== undefined && <SelectPage state={state} select={select} />}
        {sortable.length > 0 && (
          <Menu
            aria-label={text(msg`Sort`)}
            trigger={
              <Button size="sm" icon={ArrowDownUp}>
                {text(msg`Sort`)}
              </Button>
            }
            groups={[{ id: 'sort', entries: sortable.map(entryOf) }]}
          />
        )}
        <ViewMenu props={props} state={state} />
      </Bar>
      <List aria-label={props.caption}>
        {state.rows.map((row) => {
          const name = props.rowName(row)
          const isSelected = select?.has(row.id) ?? false
          const details = props.details?.(row)
          return (
            <Card key={row.id} data-part="card" data-selected={isSelected || undefined}>
              <CardHead>
                {select !== undefined && (
                  <SelectBox
                    aria-label={text(msg`Select ${name}`)}
                    isSelected={isSelected}
                    onChange={(next, isShifted) => select.toggle(row.id, next, isShifted)}
                  />
                )}
                <div data-part="identity">{contentOf(identity, row, format)}</div>
                <RowControls row={row} name={name} props={props} />
              </CardHead>
              <ColumnFacts columns={others} row={row} />
              {details != null && <div>{details}</div>}
            </Card>
          )
        })}
      </List>
    </>
  )
}
