import { expect, test } from 'vitest'
import { brand } from '../../../theme/tokens.ts'
import { tileColourOf } from './tileColour.ts'

test('a domain keeps its colour', () => {
  expect(tileColourOf('harborlane.com')).toBe(tileColourOf('harborlane.com'))
  expect(new Set(['a.com', 'b.com', 'c.com', 'd.com', 'e.com', 'f.com'].map(tileColourOf)).size).toBeGreaterThan(1)
})

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('white letters can be read on every tile', () => {
  const tiles = Object.entries(brand).filter(([name]) => /^tile-\d$/.test(name))
  expect(tiles.length).toBeGreaterThan(1)
  for (const [name, colour] of tiles) {
    expect((luminance(brand['tile-text']) + 0.05) / (luminance(colour) + 0.05), name).toBeGreaterThanOrEqual(4.5)
  }
})
