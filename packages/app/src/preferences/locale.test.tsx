import { expect, test } from 'vitest'
import { chooseLocale } from './locale.ts'

test('the stored language comes first', () => {
  expect(chooseLocale('zh-CN', ['en-GB'])).toBe('zh-CN')
})

test('then the first language of the browser that has texts', () => {
  expect(chooseLocale(null, ['fr-FR', 'zh-TW', 'en-GB'])).toBe('zh-CN')
  expect(chooseLocale(null, ['en-GB', 'zh-TW'])).toBe('en-US')
  expect(chooseLocale('xx', ['zh-HK'])).toBe('zh-CN')
})

test('else English', () => {
  expect(chooseLocale(null, [])).toBe('en-US')
  expect(chooseLocale('', ['de'])).toBe('en-US')
})
