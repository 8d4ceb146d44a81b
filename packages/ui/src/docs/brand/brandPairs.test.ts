import { expect, test } from 'vitest'
import { contrast } from '../../theme/brand/contrast.ts'
import { light } from '../../theme/tokens.ts'
import { brandPairs } from './brandPairs.ts'

test('every pair of the kit itself is enough, in both themes', () => {
  expect(brandPairs({}).filter(({ better }) => better !== undefined)).toEqual([])
})

test('a pair without contrast names the colour that has it', () => {
  const failing = brandPairs({ accent: '#ffd400' }).filter(({ better }) => better !== undefined)
  expect(failing).toMatchObject([{ theme: 'light', foreground: 'accent', background: 'bg-surface', least: 3 }])
  expect(contrast(failing[0]?.better ?? '', light['bg-surface'])).toBeGreaterThanOrEqual(3)
})
