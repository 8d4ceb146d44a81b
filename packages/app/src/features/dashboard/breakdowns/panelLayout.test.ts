import { themePanels } from '@sightline/api-client'
import { expect, test } from 'vitest'
import { layoutOfPanels } from './panelLayout.ts'

test.each([
  [themePanels, [['content', 'sources'], ['places', 'technology'], ['events'], ['funnels']]],
  [['sources'], [['sources']]],
  [
    ['places', 'events', 'content', 'sources', 'technology'],
    [['places'], ['events'], ['content', 'sources'], ['technology']],
  ],
  [[], []],
] as const)('%j', (panels, rows) => {
  expect(layoutOfPanels(panels)).toEqual(rows)
})
