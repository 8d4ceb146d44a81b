/** The colours of the scale: that of 0, and those of even places from the smallest share to the largest value. */
export type ScaleColours = readonly [none: string, ...shades: string[]]

/**
 * The place of a value on the scale, 0 to 1: the square root of its share of the largest value, so that small values can be told apart
 * while the largest still stands out.
 */
export const placeOf = (value: number, largest: number): number =>
  largest > 0 ? Math.sqrt(Math.max(0, Math.min(1, value / largest))) : 0

/** The colour of a value, as CSS; a value of 0 has one of its own. */
export function colourOf(value: number, largest: number, [none, ...shades]: ScaleColours): string {
  if (value <= 0) return none
  const position = placeOf(value, largest) * (shades.length - 1)
  const below = Math.floor(position)
  const [darker, lighter] = [shades[below + 1], shades[below] ?? none]
  const part = Math.round((position - below) * 100)
  return darker === undefined || part === 0 ? lighter : `color-mix(in oklab, ${darker} ${part}%, ${lighter})`
}
