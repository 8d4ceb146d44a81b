import { themePanels } from '@sightline/api-client'
import { expect, test } from 'vitest'
import { rowsOfPanels } from './rowsOfPanels.ts'

test.each([
  [themePanels, [['content', 'sources'], ['places', 'technology'], ['events'], ['funnels']]],
  [['sources'], [['sources']]],
  [
    ['places', 'events', 'content', 'sources', 'technology'],
    [['places'], ['events'], ['content', 'sources'], ['technology']],
  ],
  [[], []],
] as const)('%j', (panels, rows) => {
  expect(rowsOfPanels(panels)).toEqual(rows)
})
