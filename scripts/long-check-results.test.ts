import { expect, test } from 'vitest'
import { chooseChecks, resultLines, withResults } from './long-check-results.mjs'

const names = ['kills at their whole size', 'interface under load, round 1', 'interface under load, round 2']

test('a part of a name chooses every check that has it', () => {
  expect(chooseChecks(names, ['under LOAD'])).toEqual(names.slice(1))
  expect(chooseChecks(names, ['round 2', 'kills'])).toEqual([names[0], names[2]])
  expect(chooseChecks(names, [])).toEqual(names)
})

test('a text that is in no name is told with the names there are', () => {
  expect(() => chooseChecks(names, ['kills', 'lode'])).toThrow(`No long check has "lode" in its name:\n${names[0]}`)
})

test('the table has the day and the commit of each check, also of one that never passed', () => {
  const result = { at: '2026-11-23', commit: '1a2b3c4d', seconds: 61.6, retried: ['Menu.stories.tsx: Default'] }
  expect(resultLines(['kills', 'load'], { load: result })).toEqual([
    '| Check | Passed last | Commit     | Seconds | Passed only when tried again |',
    '| ----- | ----------- | ---------- | ------- | ---------------------------- |',
    '| kills | not yet     |            |         |                              |',
    '| load  | 2026-11-23  | `1a2b3c4d` | 62      | Menu.stories.tsx: Default    |',
  ])
})

test('a table elsewhere that has a row of the same name stays as it is', () => {
  const row = (cell: string) => `| kills at their whole size | ${cell} |`
  const text = [row('a place'), '<!-- long checks: start -->', row('old'), '<!-- long checks: end -->', row('b')].join(
    '\n',
  )
  expect(withResults(text, [row('new')])).toBe(
    [row('a place'), '<!-- long checks: start -->', '', row('new'), '', '<!-- long checks: end -->', row('b')].join(
      '\n',
    ),
  )
})

test('a document with the marks of two tables is refused', () => {
  const table = '<!-- long checks: start -->\n<!-- long checks: end -->\n'
  expect(() => withResults(table + table, [])).toThrow('more than once')
})

test('only what stands between the marks is replaced', () => {
  const text = 'before\n<!-- long checks: start -->\nold\n<!-- long checks: end -->\nafter\n'
  expect(withResults(text, ['new'])).toBe(
    'before\n<!-- long checks: start -->\n\nnew\n\n<!-- long checks: end -->\nafter\n',
  )
  expect(() => withResults('nothing', [])).toThrow('are missing')
})
