import type { ThemePanel } from '@sightline/api-client'
import { isWidePanel } from '../../../lib/site-theme/isWidePanel.ts'

/** Puts the parts of a dashboard into rows: two narrow ones share a row. */
export function layoutOfPanels(panels: readonly ThemePanel[]): (readonly [ThemePanel, ThemePanel?])[] {
  const [first, second, ...others] = panels
  if (first === undefined) return []
  if (second === undefined) return [[first]]
  if (isWidePanel(first) || isWidePanel(second)) return [[first], ...layoutOfPanels(panels.slice(1))]
  return [[first, second], ...layoutOfPanels(others)]
}
