/**
 * The least contrast of text on its background, as WCAG 2.2 requires it at level AA: links in mails have the theme's
 * colour on white.
 */
export const LEAST_TEXT_CONTRAST = 4.5

/** Contrast of a colour with white, from 1 to 21, as WCAG 2.2 defines it. @param colour `#rrggbb` */
export function contrastWithWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

/** The colour itself where text in it is readable on white; otherwise the lightest shade of it that is. */
export function readableOnWhite(colour: string): string {
  const channels = channelsOf(colour)
  for (let share = 100; share > 0; share -= 1) {
    const shade = hexOf(channels.map((channel) => Math.floor((channel * share) / 100)))
    if (contrastWithWhite(shade) >= LEAST_TEXT_CONTRAST) return shade
  }
  return '#000000'
}

const channelsOf = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
