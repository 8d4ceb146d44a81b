import type { DataTableProps } from '../DataTable.types.ts'
import { RowButton } from './RowButton.tsx'
import { groupsOf, RowMenuButton } from './RowMenu.tsx'

interface RowActionsProps<Data extends { id: string }> {
  row: Data
  name: string
  props: DataTableProps<Data>
}

/** The visible action of a row and the button that opens its menu. */
export function RowActions<Data extends { id: string }>({ row, name, props }: RowActionsProps<Data>) {
  const action = props.rowAction?.(row)
  const hasMenu = groupsOf(props, row).length > 0
  return (
    <div data-part="actions">
      {action != null && <RowButton icon={action.icon} aria-label={action.label} onClick={action.onPress} />}
      {hasMenu && <RowMenuButton id={row.id} name={name} />}
    </div>
  )
}
