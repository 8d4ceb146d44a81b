import type { RowShortcut } from './shortcuts.ts'

/**
 * Moves the focus through the rows of the page’s list, or presses a control of the row that has it. Where no row has it, both ways
 * lead to the first one.
 */
export function actOnRows(press: RowShortcut): void {
  const rows = [...document.querySelectorAll<HTMLElement>('main [data-part="row"], main [data-part="card"]')]
  const index = rows.findIndex((row) => row.contains(document.activeElement))
  switch (press) {
    case 'next':
      return enter(rows[Math.min(index + 1, rows.length - 1)])
    case 'previous':
      return enter(rows[Math.max(index - 1, 0)])
    case 'edit':
      return actionOf(rows[index])?.click()
    case 'select':
      return boxOf(rows[index])?.click()
  }
}

/** The focus is on the action of a row, which Enter then presses; of a row without one, on what it has. */
function enter(row: HTMLElement | undefined): void {
  row?.scrollIntoView({ block: 'nearest' })
  const control = actionOf(row) ?? row?.querySelector<HTMLElement>('a, button') ?? boxOf(row)
  control?.focus({ preventScroll: true })
}

const actionOf = (row: HTMLElement | undefined) =>
  row?.querySelector<HTMLElement>('[data-part="actions"] button') ?? null

const boxOf = (row: HTMLElement | undefined) => row?.querySelector<HTMLElement>('input[type="checkbox"]') ?? null
