/** Minimum width of the strip in rem for cards in a row. */
export const rowFrom = 44

/**
 * Container queries for the room that a strip has. They are those of a page with its insets beside the breakpoints md, lg and xl,
 * less a scrollbar.
 */
export const inRow = `@container metric-strip (min-width: ${rowFrom}rem)`
export const allInRow = '@container metric-strip (min-width: 59rem)'
export const sevenInRow = '@container metric-strip (min-width: 66rem)'
export const withPictures = '@container metric-strip (min-width: 75rem)'
