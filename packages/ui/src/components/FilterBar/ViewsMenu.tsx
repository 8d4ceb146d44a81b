import { msg } from '@lingui/core/macro'
import { Bookmark, BookmarkPlus, PencilLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../text/useText.ts'
import { Button } from '../Button/index.ts'
import { ConfirmDialog } from '../ConfirmDialog/index.ts'
import { Menu, type MenuGroup } from '../Menu/index.ts'
import type { SavedViews } from './FilterBar.types.ts'
import { ViewNameDialog } from './ViewNameDialog.tsx'

interface ViewsMenuProps extends SavedViews {
  /** Whether there is something to save. */
  canSave: boolean
}

type Asked = 'save' | 'rename' | 'delete' | null

/** The views that were saved. The open one can be renamed and deleted. */
export function ViewsMenu({ views, current, canSave, onOpen, onSave, onRename, onDelete }: ViewsMenuProps) {
  const text = useText()
  const [asked, setAsked] = useState<Asked>(null)
  const open = views.find(({ id }) => id === current)
  const label = text(msg`Saved views`)
  const saved: MenuGroup = {
    id: 'views',
    heading: label,
    selected: current,
    onSelect: onOpen,
    entries: views.map(({ id, name }) => ({ id, label: name })),
  }
  const actions: MenuGroup = {
    id: 'actions',
    isFixed: true,
    entries: [
      {
        id: 'save',
        label: text(msg`Save this view`),
        icon: BookmarkPlus,
        isDisabled: !canSave,
        onAction: () => setAsked('save'),
      },
      ...(open === undefined
        ? []
        : [
            { id: 'rename', label: text(msg`Rename view`), icon: PencilLine, onAction: () => setAsked('rename') },
            { id: 'delete', label: text(msg`Delete view`), icon: Trash2, onAction: () => setAsked('delete') },
          ]),
    ],
  }
  const close = () => setAsked(null)
  return (
    <>
      <Menu
        aria-label={label}
        align="start"
        isSearchable={views.length > 8}
        groups={views.length === 0 ? [actions] : [saved, actions]}
        trigger={
          <Button variant="ghost" size="sm" icon={Bookmark}>
            {open?.name ?? text(msg`Views`)}
          </Button>
        }
      />
      <ViewNameDialog title={text(msg`Save this view`)} isOpen={asked === 'save'} onClose={close} onSave={onSave} />
      {open !== undefined && (
        <>
          <ViewNameDialog
            title={text(msg`Rename view`)}
            name={open.name}
            isOpen={asked === 'rename'}
            onClose={close}
            onSave={(name) => onRename(open.id, name)}
          />
          <DeleteView name={open.name} isOpen={asked === 'delete'} onClose={close} onDelete={() => onDelete(open.id)} />
        </>
      )}
    </>
  )
}

interface DeleteViewProps {
  name: string
  isOpen: boolean
  onClose: () => void
  onDelete: () => Promise<void>
}

function DeleteView({ name, isOpen, onClose, onDelete }: DeleteViewProps) {
  const text = useText()
  const [state, setState] = useState<'asked' | 'pending' | 'failed'>('asked')
  const close = () => {
    setState('asked')
    onClose()
  }
  const remove = () => {
    setState('pending')
    onDelete().then(close, () => setState('failed'))
  }
  return (
    <ConfirmDialog
      title={text(msg`Delete view`)}
      confirmLabel={text(msg`Delete`)}
      isOpen={isOpen}
      isPending={state === 'pending'}
      {...(state === 'failed' && { error: text(msg`It could not be deleted. Please try again.`) })}
      onClose={close}
      onConfirm={remove}
    >
      {text(msg`${name} goes for good. The figures stay.`)}
    </ConfirmDialog>
  )
}
