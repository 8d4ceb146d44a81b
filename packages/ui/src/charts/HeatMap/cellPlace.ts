/** A cell, by the indexes of its row and its column. */
export interface CellPlace {
  row: number
  column: number
}

/**
 * The cell to which a key moves the focus; undefined for keys without a meaning in the grid. Columns are not mirrored
 * in right-to-left languages.
 */
export function placeAfterKey(
  key: string,
  { row, column }: CellPlace,
  { rows, columns }: { rows: number; columns: number },
): CellPlace | undefined {
  switch (key) {
    case 'ArrowRight':
      return { row, column: Math.min(columns - 1, column + 1) }
    case 'ArrowLeft':
      return { row, column: Math.max(0, column - 1) }
    case 'ArrowDown':
      return { row: Math.min(rows - 1, row + 1), column }
    case 'ArrowUp':
      return { row: Math.max(0, row - 1), column }
    case 'Home':
      return { row, column: 0 }
    case 'End':
      return { row, column: columns - 1 }
    default:
      return undefined
  }
}
