import { msg } from '@lingui/core/macro'
import { Monitor, Moon, Sun, SunMoon } from 'lucide-react'
import { useText } from '../../../format/useText.ts'
import type { Theme } from '../../../theme/useColorScheme.ts'
import { IconButton } from '../../actions/IconButton/index.ts'
import { Menu, type MenuGroup, type MenuProps } from '../../actions/Menu/index.ts'
import type { StrictOmit } from '../../props.ts'

export interface ThemeChoice {
  /** The selected theme. */
  theme: Theme
  /** Called with the newly selected theme. */
  onThemeChange: (theme: Theme) => void
}

export interface ThemeMenuProps
  extends ThemeChoice, StrictOmit<MenuProps, 'aria-label' | 'trigger' | 'items' | 'isSearchable'> {}

/** Menu that selects light, dark or the device's theme. */
export function ThemeMenu({ theme, onThemeChange, ...rest }: ThemeMenuProps) {
  const label = useText()(msg`Theme`)
  return (
    <Menu
      {...rest}
      aria-label={label}
      trigger={<IconButton icon={SunMoon} aria-label={label} />}
      items={[useThemeGroup({ theme, onThemeChange })]}
    />
  )
}

/** The themes as a group of a menu. */
export function useThemeGroup({ theme, onThemeChange }: ThemeChoice): MenuGroup {
  const text = useText()
  const themes = {
    light: { label: text(msg`Light`), icon: Sun },
    dark: { label: text(msg`Dark`), icon: Moon },
    system: { label: text(msg`Same as the device`), icon: Monitor },
  } satisfies Record<Theme, unknown>
  return {
    id: 'themes',
    selectedKey: theme,
    onSelectionChange: (id) => onThemeChange(id as Theme),
    items: Object.entries(themes).map(([id, entry]) => ({ id, ...entry })),
  }
}
