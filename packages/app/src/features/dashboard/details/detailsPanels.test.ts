import { dimensions } from '@sightline/api-client'
import { expect, test } from 'vitest'
import { panelsOf } from './detailsPanels.ts'

test('no value is broken down by its own dimension, where it would be the only row', () => {
  for (const dimension of [...dimensions, 'prop:plan' as const]) {
    const panels = panelsOf(dimension)
    expect(panels).not.toContain(dimension)
    expect(new Set(panels).size).toBe(4)
  }
})
