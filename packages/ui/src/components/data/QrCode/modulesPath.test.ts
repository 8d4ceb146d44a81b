import fc from 'fast-check'
import { expect, test } from 'vitest'
import { modulesPath } from './modulesPath.ts'

test('modules beside each other are one rectangle, inside their margin', () => {
  const modules = [
    [true, true, false, true],
    [false, false, false, false],
    [false, true, true, true],
  ]
  expect(modulesPath(modules, 4)).toBe('M4 4h2v1h-2zM7 4h1v1h-1zM5 6h3v1h-3z')
})

test('every dark module is covered once, and no white one', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.boolean(), { minLength: 5, maxLength: 5 })), (modules) => {
      const drawn = modules.map((row) => row.map(() => 0))
      for (const [, x, y, length] of modulesPath(modules, 0).matchAll(/M(\d+) (\d+)h(\d+)/g))
        for (let step = 0; step < Number(length); step++) {
          const row = drawn[Number(y)]
          if (row !== undefined) row[Number(x) + step] = (row[Number(x) + step] ?? 0) + 1
        }
      expect(drawn).toEqual(modules.map((row) => row.map(Number)))
    }),
  )
})
