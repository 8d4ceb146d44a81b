import { useLingui } from '@lingui/react/macro'
import {
  Button,
  Card,
  DataTable,
  DeleteIcon,
  EditIcon,
  PlusIcon,
  type DataTableColumn,
  type LoadingProps,
} from '@sightline/ui'
import { useState, type ReactNode } from 'react'

interface EditableTableCardProps<Entry> {
  title: ReactNode
  description: ReactNode
  /** Accessible name of the table. */
  caption: string
  columns: readonly DataTableColumn<Entry>[]
  tableProps: LoadingProps & { items: readonly Entry[] | undefined }
  canEdit: boolean
  /** Label of the button that adds an entry. */
  addLabel: ReactNode
  /** Content in place of the table while it has no entry. */
  empty: ReactNode
  /** The dialog for a new entry. */
  renderAddDialog: (onClose: () => void) => ReactNode
  /** The dialog that changes an entry. */
  renderEditDialog: (entry: Entry, onClose: () => void) => ReactNode
  /** The dialog that asks before an entry is deleted. */
  renderDeleteDialog: (entry: Entry, onClose: () => void) => ReactNode
}

type OpenDialog<Entry> = { what: 'add' } | { what: 'edit' | 'remove'; entry: Entry }

/** A table of named entries in a card, with dialogs to add, change and delete them. */
export function EditableTableCard<Entry extends { id: string; name: string }>(props: EditableTableCardProps<Entry>) {
  const {
    title,
    description,
    caption,
    columns,
    tableProps,
    canEdit,
    addLabel,
    empty,
    renderAddDialog: renderAdd,
    renderEditDialog: renderEdit,
    renderDeleteDialog: renderRemove,
  } = props
  const { t } = useLingui()
  const [opened, setOpened] = useState<OpenDialog<Entry> | null>(null)
  const close = () => setOpened(null)
  return (
    <Card
      title={title}
      description={description}
      actions={
        canEdit && (
          <Button icon={PlusIcon} onPress={() => setOpened({ what: 'add' })}>
            {addLabel}
          </Button>
        )
      }
    >
      <DataTable
        caption={caption}
        columns={columns}
        rowName={({ name }) => name}
        {...tableProps}
        density="compact"
        rowAction={
          canEdit
            ? (entry: Entry) => {
                const { name } = entry
                return { label: t`Edit ${name}`, icon: EditIcon, onPress: () => setOpened({ what: 'edit', entry }) }
              }
            : undefined
        }
        rowMenu={
          canEdit
            ? (entry: Entry) => [
                {
                  id: 'end',
                  items: [
                    {
                      id: 'remove',
                      label: t`Delete`,
                      icon: DeleteIcon,
                      onAction: () => setOpened({ what: 'remove', entry }),
                    },
                  ],
                },
              ]
            : undefined
        }
        empty={empty}
      />
      {opened?.what === 'add' && renderAdd(close)}
      {opened?.what === 'edit' && renderEdit(opened.entry, close)}
      {opened?.what === 'remove' && renderRemove(opened.entry, close)}
    </Card>
  )
}
