import { useLingui } from '@lingui/react/macro'
import { ShortcutSheet } from '@sightline/ui'
import type { OpenedProps } from './CommandCenter.tsx'

type ShortcutsOfAppProps = Pick<OpenedProps, 'onOpenChange' | 'hasSingleKeys' | 'onSingleKeysChange'>

/** What keys do in this product. */
export function ShortcutsOfApp({ onOpenChange, hasSingleKeys, onSingleKeysChange }: ShortcutsOfAppProps) {
  const { t } = useLingui()
  return (
    <ShortcutSheet
      isOpen
      onOpenChange={onOpenChange}
      hasSingleKeys={hasSingleKeys}
      onSingleKeysChange={onSingleKeysChange}
      groups={[
        {
          id: 'everywhere',
          heading: t`Everywhere`,
          shortcuts: [
            { id: 'palette', label: t`Commands`, keys: ['Mod', 'k'] },
            { id: 'sheet', label: t`Keyboard shortcuts`, keys: ['?'] },
            { id: 'sites', label: t`My sites`, keys: ['s'] },
            { id: 'add', label: t`Add website`, keys: ['n'] },
          ],
        },
        { id: 'lists', heading: t`On lists`, shortcuts: [{ id: 'search', label: t`Search`, keys: ['/'] }] },
      ]}
    />
  )
}
