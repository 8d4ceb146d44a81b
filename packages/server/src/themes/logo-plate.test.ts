import { expect, test } from 'vitest'
import { withPlate, type Pixels } from './logo-plate.ts'

type Pixel = readonly [red: number, green: number, blue: number, cover: number]

const CLEAR: Pixel = [0, 0, 0, 0]
const BLACK: Pixel = [0, 0, 0, 255]
const WHITE: Pixel = [255, 255, 255, 255]
const TEAL: Pixel = [0, 128, 128, 255]

/** A picture of 12 × 12, the upper rows of which are clear. */
const drawn = (...colours: readonly Pixel[]): Pixels => ({
  width: 12,
  height: 12,
  data: Uint8Array.from(
    Array.from({ length: 144 }, (_unused, at) => (at < 24 ? CLEAR : (colours[at % colours.length] ?? CLEAR))).flat(),
  ),
})

const pixelAt = ({ data, width }: Pixels, x: number, y: number) =>
  Array.from(data.slice((y * width + x) * 4).slice(0, 4))

test('dark letters get a light plate with round corners, and white ones a dark plate', () => {
  const dark = withPlate(drawn(BLACK, TEAL))
  if (dark === undefined) throw new Error('no plate')
  expect([dark.width, dark.height, dark.data.length]).toEqual([16, 16, 16 * 16 * 4])
  expect(pixelAt(dark, 8, 0)).toEqual([255, 255, 255, 255])
  expect(pixelAt(dark, 0, 0)[3]).toBeLessThan(255)
  expect(pixelAt(dark, 8, 3)).toEqual([255, 255, 255, 255])
  expect(pixelAt(dark, 2, 5)).toEqual([...BLACK])
  const white = withPlate(drawn(WHITE))
  expect(white && pixelAt(white, 8, 0)).toEqual([22, 22, 20, 255])
  expect(white && pixelAt(white, 8, 8)).toEqual([...WHITE])
})

test('a logo that is seen on both, one with a ground of its own and an empty one stay as they are', () => {
  expect(withPlate(drawn(TEAL))).toBeUndefined()
  expect(withPlate(drawn(CLEAR))).toBeUndefined()
  const full = { width: 2, height: 1, data: Uint8Array.from([...BLACK, ...WHITE]) }
  expect(withPlate(full)).toBeUndefined()
})

test('the half of a colour that covers half shows the plate behind it', () => {
  const plated = withPlate(drawn([0, 0, 0, 128]))
  expect(plated && pixelAt(plated, 8, 8)).toEqual([127, 127, 127, 255])
})
