import { useLingui } from '@lingui/react/macro'
import { dateRangePresets, dateRangeShortcuts, ShortcutSheet, type Shortcut } from '@sightline/ui'
import type { OpenedProps } from './CommandsContext.ts'
import { shortcuts } from './shortcuts.ts'
import { useRangeNames } from './useRangeNames.ts'

type AppShortcutSheetProps = Pick<OpenedProps, 'onOpenChange' | 'hasSingleKeys' | 'onSingleKeysChange'>

/** The sheet that lists the shortcuts of this product. */
export default function AppShortcutSheet({ onOpenChange, hasSingleKeys, onSingleKeysChange }: AppShortcutSheetProps) {
  const { t } = useLingui()
  const ranges = useRangeShortcuts()
  return (
    <ShortcutSheet
      isOpen
      onOpenChange={onOpenChange}
      hasSingleKeys={hasSingleKeys}
      onSingleKeysChange={onSingleKeysChange}
      items={[
        {
          id: 'everywhere',
          label: t`Everywhere`,
          items: [
            { id: 'palette', label: t`Commands`, keys: shortcuts.palette },
            { id: 'sheet', label: t`Keyboard shortcuts`, keys: shortcuts.sheet },
            { id: 'sites', label: t`My sites`, keys: shortcuts.sites },
            { id: 'add', label: t`Add website`, keys: shortcuts.add },
          ],
        },
        { id: 'dashboards', label: t`Date range`, items: ranges },
        {
          id: 'lists',
          label: t`In lists`,
          items: [
            { id: 'search', label: t`Search`, keys: shortcuts.search },
            { id: 'next', label: t`Next row`, keys: shortcuts.next },
            { id: 'previous', label: t`Previous row`, keys: shortcuts.previous },
            { id: 'open', label: t`Open the row`, keys: ['Enter'] },
            { id: 'edit', label: t`Edit the row`, keys: shortcuts.edit },
            { id: 'select', label: t`Select the row`, keys: shortcuts.select },
          ],
        },
      ]}
    />
  )
}

/** The keys by which a dashboard opens a range. */
function useRangeShortcuts(): readonly Shortcut[] {
  const { t } = useLingui()
  const names = useRangeNames()
  const labels = [
    ...dateRangePresets.map((range) => [range, names[range]] as const),
    ['custom', t`Custom range`] as const,
  ]
  return labels.flatMap(([range, label]) => {
    const key = dateRangeShortcuts[range]?.toLowerCase()
    return key === undefined ? [] : [{ id: range, label, keys: [key] }]
  })
}
