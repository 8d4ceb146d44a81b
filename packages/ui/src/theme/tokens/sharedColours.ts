/**
 * The tokens in forced colours: the device’s own colours, so that selection, disabled state and focus stay visible. The
 * components draw the edges.
 */
export const forcedColours = {
  accent: 'Highlight',
  'accent-hover': 'Highlight',
  'on-accent': 'HighlightText',
  'text-disabled': 'GrayText',
  'focus-ring': 'Highlight',
}

/** The mark’s own colours and the tiles behind a site’s first letter: the same in both themes. */
export const brand = {
  'brand-tile': '#1f1c19',
  'brand-line': '#fafaf8',
  'brand-dot': '#5b9bff',
  'tile-1': '#1f5f5b',
  'tile-2': '#a8492a',
  'tile-3': '#2c4fa3',
  'tile-4': '#6b4c8f',
  'tile-5': '#85651a',
  'tile-6': '#3d6b3a',
  'tile-7': '#52647a',
  'tile-8': '#7a3350',
  'tile-text': '#ffffff',
}
