import { msg } from '@lingui/core/macro'
import { Bookmark, BookmarkPlus, PencilLine, Save, Trash2, Users } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../../overlays/Overlay/lazyPart.tsx'
import { useText } from '../../../format/useText.ts'
import { Button } from '../../actions/Button/index.ts'
import { Menu, type MenuEntry, type MenuGroup } from '../../actions/Menu/index.ts'
import { OpenViewName } from './OpenViewName.tsx'
import type { SavedView, SavedViews } from './FilterBar.types.ts'

const [ViewNameDialog] = lazyPart(async () => (await import('./ViewNameDialog.tsx')).ViewNameDialog)
const [DeleteView] = lazyPart(async () => (await import('./DeleteView.tsx')).DeleteView)

type DialogKind = 'save' | 'rename' | 'delete' | null

/** The menu of saved views. The open view can be updated, renamed, shared and deleted. */
export function ViewsMenu({ isDisabled, ...props }: SavedViews & { isDisabled: boolean }) {
  const { items, selectedKey, isChanged = false, isReadOnly = false, canShare = false, onSelectionChange } = props
  const text = useText()
  const [dialog, setDialog] = useState<DialogKind>(null)
  const open = items.find(({ id }) => id === selectedKey)
  const actions = useActions(props, open, setDialog)
  const label = text(msg`Saved views`)
  const saved: MenuGroup = {
    id: 'views',
    label: label,
    // A changed view is not marked as selected, so that it can be opened again.
    selectedKey: isChanged ? undefined : selectedKey,
    onSelectionChange: onSelectionChange,
    items: items.map(({ id, name, isShared = false }) => ({
      id,
      label: name,
      ...(isShared && { note: text(msg`Shared`) }),
    })),
  }
  if (isReadOnly && items.length === 0) return null
  const close = () => setDialog(null)
  const groups = [...(items.length === 0 ? [] : [saved]), ...(isReadOnly ? [] : [actions])]
  const titleOf = ({ name }: SavedView) => (isChanged ? text(msg`${name}, changed`) : name)
  return (
    <>
      <Menu
        aria-label={label}
        align="start"
        isSearchable={items.length > 8}
        items={groups}
        trigger={
          <Button
            variant="quiet"
            size="sm"
            icon={Bookmark}
            isDisabled={isDisabled}
            aria-label={open !== undefined ? titleOf(open) : undefined}
          >
            {open === undefined ? text(msg`Saved views`) : <OpenViewName name={open.name} title={titleOf(open)} />}
          </Button>
        }
      />
      <ViewNameDialog
        title={text(msg`Save this view`)}
        canShare={canShare}
        isOpen={dialog === 'save'}
        onOpenChange={close}
        onSave={props.onSave}
      />
      {open !== undefined && (
        <>
          <ViewNameDialog
            title={text(msg`Rename view`)}
            name={open.name}
            isOpen={dialog === 'rename'}
            onOpenChange={close}
            onSave={(name) => props.onRename(open.id, name)}
          />
          <DeleteView
            view={open}
            isOpen={dialog === 'delete'}
            onOpenChange={close}
            onDelete={() => props.onDelete(open.id)}
          />
        </>
      )}
    </>
  )
}

/** The actions on the open view. */
function useActions(props: SavedViews, open: SavedView | undefined, ask: (dialog: DialogKind) => void): MenuGroup {
  const { isChanged = false, canShare = false, onOverwrite, onShare } = props
  const text = useText()
  const own = open?.canChange === true ? open : undefined
  const ofOpen = ({ id, isShared = false }: SavedView): MenuEntry[] => [
    ...(isChanged
      ? [{ id: 'overwrite', label: text(msg`Save changes`), icon: Save, onAction: () => onOverwrite(id) }]
      : []),
    { id: 'rename', label: text(msg`Rename view`), icon: PencilLine, onAction: () => ask('rename') },
    ...(canShare
      ? [
          {
            id: 'share',
            label: isShared ? text(msg`Keep for myself`) : text(msg`Share with everybody`),
            icon: Users,
            onAction: () => onShare(id, !isShared),
          },
        ]
      : []),
    { id: 'delete', label: text(msg`Delete view`), icon: Trash2, onAction: () => ask('delete') },
  ]
  return {
    id: 'actions',
    isFixed: true,
    items: [
      { id: 'save', label: text(msg`Save this view`), icon: BookmarkPlus, onAction: () => ask('save') },
      ...(own === undefined ? [] : ofOpen(own)),
    ],
  }
}
