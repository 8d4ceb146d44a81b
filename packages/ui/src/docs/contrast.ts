/**
 * Contrast of two colours as WCAG 2.2 defines it: 1 for the same colour, 21 for black on white.
 * @param foreground `#rrggbb`, as `background`
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrast(foreground: string, background: string): number {
  const [darker = 0, lighter = 0] = [luminance(foreground), luminance(background)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    linear(Number.parseInt(colour.slice(start, start + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
