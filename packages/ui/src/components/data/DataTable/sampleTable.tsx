import { Pencil, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { DataTable } from './DataTable.tsx'
import type { DataTableProps } from './DataTable.types.ts'
import { people, type Person } from './sampleRows.tsx'
import { nothingSelected } from './selection/selection.ts'

export const onEdit = fn()

export const onDelete = fn()

export const nameOf = ({ name }: Person) => name

export const rowAction: NonNullable<DataTableProps<Person>['rowAction']> = ({ name }) => ({
  label: `Edit ${name}`,
  icon: Pencil,
  onPress: onEdit,
})

export const menu: NonNullable<DataTableProps<Person>['rowMenu']> = () => [
  { id: 'do', items: [{ id: 'push', label: 'Send a notice', icon: Send }] },
  { id: 'end', items: [{ id: 'delete', label: 'Delete', icon: Trash2, onAction: onDelete }] },
]

export const Selectable = (props: DataTableProps<Person> & { total?: number }) => {
  const [selected, setSelected] = useState(nothingSelected)
  const { total = 7, ...rest } = props
  const actions = [{ id: 'delete', label: 'Delete', icon: Trash2, isDanger: true, onAction: onDelete }]
  return <DataTable {...rest} selection={{ selected, onChange: setSelected, total, actions }} />
}

export const rows = people(120)
