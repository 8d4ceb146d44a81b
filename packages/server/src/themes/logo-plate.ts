/** The pixels of a picture, four bytes each: red, green, blue, and how much of what is behind it covers. */
export interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

type Colour = readonly [red: number, green: number, blue: number]

/** The grounds on which a logo stands, and the plates that keep it apart from them. */
const LIGHT: Colour = [255, 255, 255]
const DARK: Colour = [22, 22, 20]
/** A part of a logo with less contrast to its ground is lost on it. */
const LEAST_CONTRAST = 2
/** The share of a logo that may be lost. */
const LOST_SHARE = 0.1

/** The difference of two pixels below which nobody tells them apart, of 255: what JPEG makes of an even ground is within it. */
const LEAST_DIFFERENCE = 8

/** Whether nothing is to be seen in a picture: it is clear, or all of one color. */
export function isFlat({ data }: Pixels): boolean {
  return [0, 1, 2, 3].every((channel) => {
    let [least, most] = [255, 0]
    for (let at = 0; at < data.length; at += 4) {
      const alpha = byteAt(data, at + 3)
      // The color of what is clear shows nowhere.
      const shown = channel === 3 ? alpha : (byteAt(data, at + channel) * alpha) / 255
      least = Math.min(least, shown)
      most = Math.max(most, shown)
    }
    return most - least < LEAST_DIFFERENCE
  })
}

/**
 * A logo that can be seen on light and on dark pages: one of which much would be lost on either stands on a plate with
 * round corners. Undefined where it needs none, such as one that brings a ground of its own.
 */
export function withPlate(pixels: Pixels): Pixels | undefined {
  const ground = plateOf(pixels)
  return ground === undefined ? undefined : onPlate(pixels, ground)
}

/** The colour of the plate on which less of a logo is lost; undefined where it needs none. */
function plateOf({ data }: Pixels): Colour | undefined {
  let [covered, lostOnLight, lostOnDark, clear] = [0, 0, 0, 0]
  for (let at = 0; at < data.length; at += 4) {
    const weight = byteAt(data, at + 3) / 255
    const luminance = luminanceOf([byteAt(data, at), byteAt(data, at + 1), byteAt(data, at + 2)])
    covered += weight
    clear += 1 - weight
    if (contrast(luminance, luminanceOf(LIGHT)) < LEAST_CONTRAST) lostOnLight += weight
    if (contrast(luminance, luminanceOf(DARK)) < LEAST_CONTRAST) lostOnDark += weight
  }
  // Nothing is to be seen through it, so that its own colours stand beside each other.
  if (clear < 1 || covered === 0) return undefined
  if (Math.max(lostOnLight, lostOnDark) / covered <= LOST_SHARE) return undefined
  return lostOnLight > lostOnDark ? DARK : LIGHT
}

function onPlate({ data, width, height }: Pixels, ground: Colour): Pixels {
  const margin = Math.max(2, Math.round(height / 6))
  const [wide, high] = [width + 2 * margin, height + 2 * margin]
  const made = new Uint8Array(wide * high * 4)
  for (let row = 0; row < high; row += 1) {
    for (let column = 0; column < wide; column += 1) {
      const to = (row * wide + column) * 4
      const [x, y] = [column - margin, row - margin]
      const from = x >= 0 && y >= 0 && x < width && y < height ? (y * width + x) * 4 : undefined
      const weight = from === undefined ? 0 : byteAt(data, from + 3) / 255
      for (const [index, part] of ground.entries()) {
        const drawn = from === undefined ? 0 : byteAt(data, from + index)
        made[to + index] = Math.round(drawn * weight + part * (1 - weight))
      }
      made[to + 3] = Math.round(255 * coverAt([column, row], [wide, high], margin))
    }
  }
  return { data: made, width: wide, height: high }
}

type Point = readonly [x: number, y: number]

/** How much of a pixel lies within a rectangle with round corners. */
function coverAt([x, y]: Point, [width, height]: Point, radius: number): number {
  const across = Math.max(radius - x - 0.5, x + 0.5 - (width - radius), 0)
  const down = Math.max(radius - y - 0.5, y + 0.5 - (height - radius), 0)
  return Math.min(1, Math.max(0, radius - Math.hypot(across, down) + 0.5))
}

const byteAt = (data: Uint8Array, index: number): number => data[index] ?? 0

const luminanceOf = ([red, green, blue]: Colour): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

const linear = (byte: number): number => LINEAR[byte] ?? 0

const LINEAR = Float64Array.from({ length: 256 }, (_unused, byte) => {
  const part = byte / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})

const contrast = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
