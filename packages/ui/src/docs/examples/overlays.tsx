import { Button } from '../../components/actions/index.ts'
import * as overlays from '../../components/overlays/index.ts'
import type { Examples } from './probe.ts'

const nothing = () => {}
const trigger = <Button>Open</Button>

export const overlayExamples: Examples = {
  ConfirmDialog: (probe) => (
    <overlays.ConfirmDialog
      {...probe}
      title="Sure?"
      confirmLabel="Yes"
      isOpen
      onOpenChange={nothing}
      onConfirm={nothing}
    >
      Text
    </overlays.ConfirmDialog>
  ),
  Dialog: (probe) => (
    <overlays.Dialog {...probe} title="All" isOpen onOpenChange={nothing}>
      Text
    </overlays.Dialog>
  ),
  Drawer: (probe) => (
    <overlays.Drawer {...probe} title="Mira" isOpen onOpenChange={nothing}>
      Text
    </overlays.Drawer>
  ),
  Popover: (probe) => (
    <overlays.Popover {...probe} aria-label="Note" trigger={trigger} defaultOpen>
      Text
    </overlays.Popover>
  ),
  RowDrawer: (probe) => (
    <overlays.RowDrawer {...probe} title="Mira" isOpen onOpenChange={nothing} onPrevious={nothing} onNext={nothing}>
      Text
    </overlays.RowDrawer>
  ),
  Sheet: (probe) => (
    <overlays.Sheet {...probe} title="Filters" isOpen onOpenChange={nothing}>
      Text
    </overlays.Sheet>
  ),
  ShortcutSheet: (probe) => (
    <overlays.ShortcutSheet
      {...probe}
      isOpen
      onOpenChange={nothing}
      items={[{ id: 'all', label: 'All', items: [{ id: 'help', label: 'Help', keys: ['?'] }] }]}
      hasSingleKeys
      onSingleKeysChange={nothing}
    />
  ),
  Tooltip: (probe) => (
    <overlays.Tooltip {...probe} text="Note" isOpen>
      {trigger}
    </overlays.Tooltip>
  ),
}
