import { msg } from '@lingui/core/macro'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { useText } from '../../text/useText.ts'
import { Icon } from '../Icon/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { Heading, HeadCell, HeadRow, Key, SortButton } from './DataTable.styles.ts'
import type { DataTableColumn, DataTableProps } from './DataTable.types.ts'
import { SelectBox } from './SelectBox.tsx'
import { ariaSort, nextSorter, orderOf } from './sorting.ts'
import type { DataTableState } from './useDataTable.ts'
import type { SelectRows } from './useSelectRows.ts'
import { ViewMenu } from './ViewMenu.tsx'

interface HeadProps<Row extends { id: string }> {
  props: DataTableProps<Row>
  state: DataTableState<Row>
  select: SelectRows
}

/** The headings, and the menu that says what the table shows. */
export function Head<Row extends { id: string }>({ props, state, select }: HeadProps<Row>) {
  const text = useText()
  return (
    <thead>
      <HeadRow {...(state.isVirtual && { 'aria-rowindex': 1 })}>
        {select !== undefined && (
          <HeadCell data-cell="select">
            <SelectBox
              aria-label={text(msg`Select all rows of this page`)}
              isSelected={select.state === 'all'}
              isIndeterminate={select.state === 'some'}
              isDisabled={state.rows.length === 0}
              onChange={select.togglePage}
            />
          </HeadCell>
        )}
        {state.isExpandable && (
          <HeadCell data-cell="expand">
            <VisuallyHidden>{text(msg`Details`)}</VisuallyHidden>
          </HeadCell>
        )}
        {state.shown.map((column, index) => (
          <ColumnHeading key={column.id} column={column} isPinned={index === 0} props={props} state={state} />
        ))}
        <HeadCell data-cell="actions">
          <ViewMenu props={props} state={state} />
        </HeadCell>
      </HeadRow>
    </thead>
  )
}

interface ColumnHeadingProps<Row extends { id: string }> extends Omit<HeadProps<Row>, 'select'> {
  column: DataTableColumn<Row>
  isPinned: boolean
}

function ColumnHeading<Row extends { id: string }>({ column, isPinned, props, state }: ColumnHeadingProps<Row>) {
  const text = useText()
  const { id, header, kind = 'text', isKey = false, isSortable = false } = column
  const order = orderOf(state.listSorter, id, props.defaultSorter)
  const next = nextSorter(state.listSorter, id, props.defaultSorter)
  const name = isKey ? <Key dir="ltr">{header}</Key> : <Heading>{header}</Heading>
  const nextText = {
    ascend: text(msg`Sorts ascending`),
    descend: text(msg`Sorts descending`),
    own: text(msg`Goes back to the usual order`),
  }
  return (
    <HeadCell
      scope="col"
      data-kind={kind}
      data-cell={isPinned ? 'identity' : undefined}
      aria-sort={order === null ? undefined : ariaSort[order]}
    >
      {isSortable ? (
        <SortButton
          type="button"
          data-sorted={order ?? undefined}
          aria-description={nextText[next.order ?? 'own']}
          onClick={() => state.sortBy(next)}
        >
          {name}
          <Icon icon={order === null ? ChevronsUpDown : order === 'ascend' ? ArrowUp : ArrowDown} size={14} />
        </SortButton>
      ) : (
        name
      )}
    </HeadCell>
  )
}
