interface TabWidths {
  /** The ids of all tabs, in order. */
  keys: readonly string[]
  /** The width of each tab in px. */
  widths: ReadonlyMap<string, number>
  /** The space between two tabs in px. */
  gap: number
  /** The width of the row in px, and that of the button which opens the menu of the other tabs. */
  room: number
  moreWidth: number
  /** The tab that always stands in the row. */
  selected: string
}

/** The ids of the tabs that fit into the row: all, or the selected one and the first others beside a button for the rest. */
export function fittingTabs({ keys, widths, gap, room, moreWidth, selected }: TabWidths): readonly string[] {
  const widthOf = (key: string) => widths.get(key) ?? 0
  const total = keys.reduce((sum, key) => sum + widthOf(key) + gap, -gap)
  if (total <= room) return keys
  const shown = new Set([selected])
  let left = room - moreWidth - gap - widthOf(selected)
  for (const key of keys) {
    if (shown.has(key)) continue
    left -= widthOf(key) + gap
    if (left < 0) break
    shown.add(key)
  }
  return keys.filter((key) => shown.has(key))
}
