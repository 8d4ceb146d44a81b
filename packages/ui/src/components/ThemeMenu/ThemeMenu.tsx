import { msg } from '@lingui/core/macro'
import { Monitor, Moon, Sun, SunMoon } from 'lucide-react'
import { useText } from '../../text/useText.ts'
import type { Theme } from '../../theme/useColorScheme.ts'
import { IconButton } from '../IconButton/index.ts'
import { Menu } from '../Menu/index.ts'

export interface ThemeMenuProps {
  /** The chosen theme. */
  theme: Theme
  /** Called with the theme that was chosen. */
  onThemeChange: (theme: Theme) => void
}

/** Chooses light, dark, or what the device says. */
export function ThemeMenu({ theme, onThemeChange }: ThemeMenuProps) {
  const text = useText()
  const label = text(msg`Theme`)
  const themes = {
    light: { label: text(msg`Light`), icon: Sun },
    dark: { label: text(msg`Dark`), icon: Moon },
    system: { label: text(msg`Like the device`), icon: Monitor },
  } satisfies Record<Theme, unknown>
  return (
    <Menu
      aria-label={label}
      trigger={<IconButton icon={SunMoon} aria-label={label} />}
      selected={theme}
      onSelect={(id) => onThemeChange(id as Theme)}
      groups={[{ id: 'themes', entries: Object.entries(themes).map(([id, entry]) => ({ id, ...entry })) }]}
    />
  )
}
