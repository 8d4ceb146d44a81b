import { expect, test } from 'vitest'
import { mutate, mutationsOf } from './mutations.ts'

const mutants = (source: string) => mutationsOf(source).map((mutation) => mutate(source, mutation))

test.each([
  ['compare(a < b)', ['compare(a <= b)']],
  ['compare(a !== b)', ['compare(a === b)']],
  ['add(a + b)', ['add(a - b)']],
  ['scale((a - b) * c)', ['scale((a + b) * c)', 'scale((a - b) / c)']],
  ['first(a ?? b)', ['first(a && b)']],
  ['both(a && b)', ['both(a || b)']],
  ['count(2)', ['count(3)']],
  ['turn(true)', ['turn(false)']],
  ["say('')", ["say('changed')"]],
  ["say('this')", ["say('')"]],
  ['take(a ? b : c)', ['take(!(a) ? b : c)']],
  ['if (a) b()', ['if (!(a)) b()']],
])('%s', (source, expected) => {
  expect(mutants(source)).toEqual(expected)
})

test('an early return is turned round, and taken out', () => {
  const source = 'function f(a) {\n  if (a) return\n  g()\n}'
  expect(mutants(source)).toEqual([source.replace('(a) r', '(!(a)) r'), source.replace('(a) r', '(false) r')])
})

test('texts are not subtracted, and types, imports, keys and the words of an error stay', () => {
  const sources = [
    "import { a } from './a.ts'",
    "export * from './a.ts'",
    "type Kind = 'a' | 1",
    'interface Shape { size: 3 }',
    "const name = { 'a b': c }",
    'name(`a` + b)',
    "throw new Error('no')",
    "get<'a'>()",
  ]
  expect(sources.flatMap(mutants)).toEqual([])
})

test('the rest of the line stays as it is', () => {
  expect(mutants('const a: 1 | 2 = b /* why */ // c\nsum(d - e)')).toEqual([
    'const a: 1 | 2 = b /* why */ // c\nsum(d + e)',
  ])
})
