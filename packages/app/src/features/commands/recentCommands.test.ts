import { memoryStorage } from '@sightline/api-client'
import { expect, test } from 'vitest'
import { keepRecent, recentFirst, recentIds } from './recentCommands.ts'

const command = (id: string) => ({ id, label: id })
const groups = [
  { id: 'sites', label: 'Sites', items: [command('one'), command('two')] },
  { id: 'pages', label: 'Go to', items: [command('three')] },
]

test('the last five stay, each of them once', () => {
  const storage = memoryStorage()
  expect(recentIds(storage)).toEqual([])
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) keepRecent(id, storage)
  expect(recentIds(storage)).toEqual(['c', 'f', 'e', 'd', 'b'])
})

test('recently chosen commands stand first, and nowhere else', () => {
  const shown = recentFirst(groups, ['three', 'gone', 'one'], 'Recent')
  expect(shown.map(({ id, items }) => [id, items.map((one) => one.id)])).toEqual([
    ['recent', ['three', 'one']],
    ['sites', ['two']],
    ['pages', []],
  ])
})
