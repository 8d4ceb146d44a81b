/** The heights that depend on the density of the screen; these are the regular ones. */
export const density = {
  'control-height': '2rem',
  'field-height': '2.5rem',
  'row-height': '2.25rem',
  'row-height-two-line': '2.75rem',
}

/** Smaller heights: for people who work in lists all day, with a mouse. */
export const densityCompact: typeof density = {
  'control-height': '1.75rem',
  'field-height': '2rem',
  'row-height': '2rem',
  'row-height-two-line': '2.5rem',
}

/** Larger targets and more space. */
export const densityComfortable: typeof density = {
  'control-height': '2.5rem',
  'field-height': '2.75rem',
  'row-height': '2.75rem',
  'row-height-two-line': '3.25rem',
}
