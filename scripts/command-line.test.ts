import { expect, test } from 'vitest'
import { readArguments, requireKnown, UsageFailure } from './command-line.mjs'

const options = { seed: { type: 'string' } } as const

test('arguments are read', () => {
  expect(readArguments({ args: ['--seed', '1'], options }, '--seed NUMBER').values).toEqual({ seed: '1' })
})

test.each([
  [['--sed', '1'], "Unknown option '--sed'. The arguments are --seed NUMBER."],
  [['--seed'], "Option '--seed <value>' argument missing. The arguments are --seed NUMBER."],
  [['one'], "Unexpected argument 'one'. The arguments are --seed NUMBER."],
])('%j is answered by one line, and ends with 2', (args, line) => {
  const read = () => readArguments({ args, options }, '--seed NUMBER')
  expect(read).toThrow(UsageFailure)
  expect(read).toThrow(expect.objectContaining({ exitCode: 2, message: expect.not.stringContaining('\n') as string }))
  expect(read).toThrow(line)
})

test('a name that is not known is told, with those that are', () => {
  expect(() => requireKnown('project', ['node', 'nosuch'], ['node', 'stories'])).toThrow(
    'There is no project nosuch. There are: node, stories.',
  )
  requireKnown('project', ['node'], ['node', 'stories'])
})
