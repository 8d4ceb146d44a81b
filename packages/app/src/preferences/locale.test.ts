import { expect, test } from 'vitest'
import { chooseLocale, languages, textsOf } from './locale.ts'

test('the stored language comes first, whatever its texts', () => {
  expect(chooseLocale('zh-CN', ['en-GB'])).toBe('zh-CN')
  expect(chooseLocale('he', ['en-GB'])).toBe('he')
  expect(chooseLocale('ar', [])).toBe('ar')
})

test('then the first language of the browser that has reviewed texts', () => {
  expect(chooseLocale(null, ['fr-FR', 'ar', 'zh-TW', 'en-GB'])).toBe('zh-TW')
  expect(chooseLocale(null, ['en-GB', 'zh-TW'])).toBe('en-US')
  expect(chooseLocale('xx', ['zh-HK'])).toBe('zh-HK')
  expect(chooseLocale(null, ['zh-Hans-SG'])).toBe('zh-CN')
})

test('else English', () => {
  expect(chooseLocale(null, [])).toBe('en-US')
  expect(chooseLocale('', ['de'])).toBe('en-US')
})

test('Chinese reads Chinese texts everywhere; what has none reads English', () => {
  expect(textsOf('zh-TW')).toBe('zh-CN')
  expect(textsOf('zh-HK')).toBe('zh-CN')
  expect(textsOf('ar')).toBe('ar')
  expect(textsOf('ku')).toBe('en-US')
  expect(textsOf('xx')).toBe('en-US')
})

test('every language is listed once', () => {
  expect(new Set(languages.map(({ locale }) => locale)).size).toBe(languages.length)
})
