import { useFormat, missing } from '../../../../format/index.ts'
import { GroupCell } from '../DataTable.styles.ts'
import type { Group } from './rowGroups.ts'

interface GroupHeadProps {
  group: Group
  columnCount: number
  /** The index in the whole table, where not all rows are drawn. */
  rowIndex?: number | undefined
}

/** The heading of a group of rows, with their common value and their number. */
export function GroupHead({ group, columnCount, rowIndex }: GroupHeadProps) {
  return (
    <tr data-part="group" {...(rowIndex !== undefined && { 'aria-rowindex': rowIndex })}>
      <GroupCell scope="rowgroup" colSpan={columnCount}>
        <GroupName group={group} />
      </GroupCell>
    </tr>
  )
}

/** The name of a group of rows, and their number. */
export function GroupName({ group: { name, count } }: Pick<GroupHeadProps, 'group'>) {
  const shown = useFormat().full(count)
  return (
    <>
      <bdi>{name ?? missing}</bdi>
      <span>{shown}</span>
    </>
  )
}
