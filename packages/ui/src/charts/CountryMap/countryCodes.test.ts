import { expect, test } from 'vitest'
import { codeOf } from './countryCodes.ts'
import { loadWorld } from './world.ts'

test('a number of the atlas is a country', () => {
  expect(codeOf('276', 'Germany')).toBe('DE')
  expect(codeOf('004', 'Afghanistan')).toBe('AF')
  expect(codeOf(undefined, 'Kosovo')).toBe('XK')
  expect(codeOf(undefined, 'Somaliland')).toBeUndefined()
})

test('every country of the atlas has letters that the browser knows, and no two have the same', async () => {
  const world = await loadWorld()
  const codes = world.flatMap(({ code }) => code ?? [])
  expect(codes).toHaveLength(174)
  expect(world.length - codes.length).toBe(2)
  expect(new Set(codes).size).toBe(codes.length)
  const names = new Intl.DisplayNames('en', { type: 'region' })
  expect(codes.filter((code) => names.of(code) === code)).toEqual([])
  expect(codes).not.toContain('AQ')
})
