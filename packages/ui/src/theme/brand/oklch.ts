/** A colour in OKLCH: lightness (0 to 1), chroma (0 to about 0.4) and hue in degrees. */
export interface Oklch {
  lightness: number
  chroma: number
  hue: number
}

/**
 * @param hex `#rrggbb`
 * @see https://bottosson.github.io/posts/oklab/
 */
export function oklchOf(hex: string): Oklch {
  const [red, green, blue] = lightOf(hex)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  }
}

/** The colour as `#rrggbb`; a colour outside of sRGB gets the highest possible chroma at its lightness and hue. */
export function hexOf({ lightness, chroma, hue }: Oklch): string {
  let [inside, outside] = [0, chroma]
  if (isShown(channelsOf({ lightness, chroma, hue }))) inside = chroma
  else
    for (let step = 0; step < 20; step++) {
      const middle = (inside + outside) / 2
      if (isShown(channelsOf({ lightness, chroma: middle, hue }))) inside = middle
      else outside = middle
    }
  const channels = channelsOf({ lightness, chroma: inside, hue }).map((channel) =>
    Math.round(255 * gamma(Math.min(1, Math.max(0, channel)))),
  )
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Linear red, green and blue; values outside of 0 to 1 are not in sRGB. */
function channelsOf({ lightness, chroma, hue }: Oklch): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const isShown = (channels: readonly number[]): boolean =>
  channels.every((channel) => channel >= -0.0005 && channel <= 1.0005)

/**
 * Linear red, green and blue, 0 to 1.
 * @param hex `#rrggbb`
 */
export function lightOf(hex: string): [number, number, number] {
  const channel = (start: number) => linear(Number.parseInt(hex.slice(start, start + 2), 16) / 255)
  return [channel(1), channel(3), channel(5)]
}

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

const gamma = (light: number): number => (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055)
