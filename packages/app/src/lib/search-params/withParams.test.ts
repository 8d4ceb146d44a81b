import { expect, test } from 'vitest'
import { withParams } from './withParams.ts'

const search = new URLSearchParams('other=1&tab=os&page=2')

test('a value takes its place, a new one comes last, and what is not named stays', () => {
  expect(withParams(search, { sort: 'name', tab: 'a b', page: 3 }).toString()).toBe('other=1&tab=a+b&page=3&sort=name')
  expect(search.toString()).toBe('other=1&tab=os&page=2')
})

test('missing and default values are left out; an empty text is neither', () => {
  const next = withParams(search, { other: undefined, tab: null, page: 1, search: '' }, { page: 1 })
  expect(next.toString()).toBe('search=')
})
