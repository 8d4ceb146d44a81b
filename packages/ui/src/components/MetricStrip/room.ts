/**
 * Container queries for the room that a strip has. They are those of a page with its insets beside the breakpoints md, lg and xl,
 * less a scrollbar.
 */
export const inRow = '@container metric-strip (min-width: 44rem)'
export const allInRow = '@container metric-strip (min-width: 59rem)'
export const withPictures = '@container metric-strip (min-width: 75rem)'
