import { minResizedWidth } from './fit.ts'

/** Maximum width of a column, in px. */
export const maxWidth = 1200

/**
 * Widths of columns in px, by id, after one of them was made that wide. Those before it keep theirs, so that its edge goes
 * where it was drawn, and those behind it share what is left.
 * @param shown The columns in their order, as wide as they are now.
 * @param chosen The widths that were chosen before.
 */
export function resized(
  shown: readonly { id: string; width: number }[],
  chosen: Readonly<Record<string, number>>,
  id: string,
  width: number,
): Readonly<Record<string, number>> {
  const index = shown.findIndex((column) => column.id === id)
  const before = shown.slice(0, index)
  return {
    ...chosen,
    ...Object.fromEntries(before.map((column) => [column.id, column.width])),
    [id]: Math.min(maxWidth, Math.max(minResizedWidth(index), Math.round(width))),
  }
}
