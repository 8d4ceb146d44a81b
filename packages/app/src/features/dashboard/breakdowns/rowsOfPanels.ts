import type { ThemePanel } from '@sightline/api-client'

/** The panels that take the whole width. */
const wide: readonly ThemePanel[] = ['events', 'funnels']

/** Puts the parts of a dashboard into rows: two narrow ones share a row. */
export function rowsOfPanels(panels: readonly ThemePanel[]): (readonly [ThemePanel, ThemePanel?])[] {
  const [first, second, ...others] = panels
  if (first === undefined) return []
  if (second === undefined) return [[first]]
  if (wide.includes(first) || wide.includes(second)) return [[first], ...rowsOfPanels(panels.slice(1))]
  return [[first, second], ...rowsOfPanels(others)]
}
