import { expect, test } from 'vitest'
import { timesOf } from './test-times.mjs'

const files = [
  { project: 'node', file: 'a.test.ts', seconds: 1.2, tests: 3 },
  { project: 'product', file: 'b.test.ts', seconds: 61.6, tests: 10 },
  { project: 'node', file: 'c.test.ts', seconds: 2.4, tests: 4 },
]

test('projects come with the slowest first, and files of all of them in one list', () => {
  expect(timesOf(files, 2)).toEqual([
    'project          files  tests  seconds',
    'product              1     10       62',
    'node                 2      7        4',
    '',
    'the 2 slowest files, in seconds',
    '    62  b.test.ts (product)',
    '     2  c.test.ts (node)',
  ])
})
