import { useLingui } from '@lingui/react/macro'
import type { Theme } from '@sightline/api-client'
import { ArrowDownIcon, ArrowUpIcon, DeleteIcon, type MenuGroup } from '@sightline/ui'
import { useMoveTheme } from './useMoveTheme.ts'

interface ThemeMenuOptions {
  /** The loaded themes, in their order. */
  rows: readonly Theme[] | undefined
  move: ReturnType<typeof useMoveTheme>
  onDelete: (theme: Theme) => void
}

/** What may be done with a theme: moved beside its neighbours, deleted. */
export function useThemeMenu({ rows, move, onDelete }: ThemeMenuOptions): (theme: Theme) => MenuGroup[] {
  const { t } = useLingui()
  return (theme) => {
    const at = rows?.indexOf(theme) ?? -1
    const [before, after] = [rows?.[at - 1], rows?.[at + 1]]
    const upwards = before && {
      id: 'up',
      label: t`Move up`,
      icon: ArrowUpIcon,
      onAction: () => void move(theme, before.id, 'before'),
    }
    const downwards = after && {
      id: 'down',
      label: t`Move down`,
      icon: ArrowDownIcon,
      onAction: () => void move(theme, after.id, 'after'),
    }
    return [
      { id: 'order', items: [upwards, downwards].filter((entry) => entry !== undefined) },
      {
        id: 'end',
        items: [{ id: 'delete', label: t`Delete`, icon: DeleteIcon, onAction: () => onDelete(theme) }],
      },
    ]
  }
}
