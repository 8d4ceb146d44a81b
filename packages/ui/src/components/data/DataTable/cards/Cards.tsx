import { msg } from '@lingui/core/macro'
import { ArrowDownUp } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useText } from '../../../../format/useText.ts'
import { Button } from '../../../actions/Button/index.ts'
import { Menu } from '../../../actions/Menu/index.ts'
import { isOnItsWay } from '../../../props.ts'
import { Card } from './Card.tsx'
import { CardTotals } from './CardTotals.tsx'
import { Bar, GroupTitle, List } from './Cards.styles.ts'
import type { DataTableColumn } from '../DataTable.types.ts'
import { GroupName } from '../rows/GroupHead.tsx'
import type { Group } from '../rows/rowGroups.ts'
import { SelectPage } from '../columns/Head.tsx'
import type { HeadProps } from '../columns/Head.types.ts'
import { ViewMenu } from '../columns/ViewMenu.tsx'

/** Shows the rows as cards, for screens too narrow for columns, with the sort and selection controls above. */
export function Cards<Row extends { id: string }>({ props, state, rowSelection }: HeadProps<Row>) {
  const text = useText()
  const sortable = state.offered.filter(({ isSortable }) => isSortable)
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
  const drawn = (row: Row) => <Card key={row.id} row={row} props={props} state={state} rowSelection={rowSelection} />
  return (
    <>
      <Bar>
        {rowSelection !== undefined && <SelectPage state={state} rowSelection={rowSelection} />}
        {sortable.length > 0 && (
          <Menu
            aria-label={text(msg`Sort`)}
            trigger={
              <Button size="sm" icon={ArrowDownUp}>
                {text(msg`Sort`)}
              </Button>
            }
            items={[{ id: 'sort', items: sortable.map(entryOf) }]}
          />
        )}
        <ViewMenu props={props} state={state} />
      </Bar>
      <div role="group" aria-label={props.caption} aria-busy={isOnItsWay(props.loadingState ?? 'idle')}>
        {state.groups.size === 0 ? (
          <List aria-label={props.caption}>{state.rows.map(drawn)}</List>
        ) : (
          [...state.groups].map(([first, group]) => {
            const start = state.rows.findIndex(({ id }) => id === first)
            return (
              <CardGroup key={first} group={group}>
                {state.rows.slice(start, start + group.count).map(drawn)}
              </CardGroup>
            )
          })
        )}
        <CardTotals columns={state.offered} />
      </div>
    </>
  )
}

function CardGroup({ group, children }: { group: Group; children: ReactNode }) {
  const id = useId()
  return (
    <>
      <GroupTitle id={id} data-part="group">
        <GroupName group={group} />
      </GroupTitle>
      <List aria-labelledby={id}>{children}</List>
    </>
  )
}
