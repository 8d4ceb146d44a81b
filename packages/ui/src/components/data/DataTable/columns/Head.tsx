import { msg } from '@lingui/core/macro'
import { useText } from '../../../../format/useText.ts'
import { VisuallyHidden } from '../../../layout/VisuallyHidden/index.ts'
import { ColumnHeading } from './ColumnHeading.tsx'
import { HeadCell, HeadRow } from '../DataTable.styles.ts'
import { SelectBox } from '../selection/SelectBox.tsx'
import type { RowSelection } from '../selection/useRowSelection.ts'
import { ViewMenu } from './ViewMenu.tsx'
import type { HeadProps } from './Head.types.ts'

/** The column headings and the menu of display settings. */
export function Head<Row extends { id: string }>({ props, state, rowSelection }: HeadProps<Row>) {
  const text = useText()
  return (
    <thead>
      <HeadRow {...(state.isVirtual && { 'aria-rowindex': 1 })}>
        {rowSelection !== undefined && (
          <HeadCell data-cell="select">
            <SelectPage state={state} rowSelection={rowSelection} />
          </HeadCell>
        )}
        {state.isExpandable && (
          <HeadCell data-cell="expand">
            <VisuallyHidden>{text(msg`Details`)}</VisuallyHidden>
          </HeadCell>
        )}
        {state.shown.map((column, index) => (
          <ColumnHeading key={column.id} column={column} index={index} props={props} state={state} />
        ))}
        <HeadCell data-cell="actions">
          <ViewMenu props={props} state={state} />
        </HeadCell>
      </HeadRow>
    </thead>
  )
}

interface SelectPageProps<Row extends { id: string }> extends Pick<HeadProps<Row>, 'state'> {
  rowSelection: NonNullable<RowSelection>
}

/** The checkbox that selects all rows of the page. */
export function SelectPage<Row extends { id: string }>({ state, rowSelection }: SelectPageProps<Row>) {
  return (
    <SelectBox
      isForPage
      aria-label={useText()(msg`Select all rows of this page`)}
      isSelected={rowSelection.state === 'all'}
      isIndeterminate={rowSelection.state === 'some'}
      isDisabled={state.rows.length === 0}
      onChange={rowSelection.togglePage}
    />
  )
}
