import { expect, test } from 'vitest'
import { formatList } from './list.ts'
import { missing } from './number.ts'

test('a list is joined in the language’s own way, and an empty one is a dash', () => {
  expect(formatList(['Berlin', 'Paris', 'Rome'], 'en-US')).toBe('Berlin, Paris, and Rome')
  expect(formatList(['柏林', '巴黎'], 'zh-CN')).toBe('柏林和巴黎')
  expect(formatList(['Berlin'], 'ar')).toBe('Berlin')
  expect(formatList([], 'en-US')).toBe(missing)
})
