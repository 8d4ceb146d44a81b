import { expect, test } from 'vitest'
import { directionOf, intlLocale } from './direction.ts'

test.each(['he', 'ar', 'ar-EG', 'fa', 'ku', 'ckb'])('%s runs right to left', (locale) => {
  expect(directionOf(locale)).toBe('rtl')
})

test.each(['en-US', 'zh-CN', 'arn', ''])('%s runs left to right', (locale) => {
  expect(directionOf(locale)).toBe('ltr')
})

test('Kurdish goes to Intl as Sorani', () => {
  expect(intlLocale('ku')).toBe('ckb')
  expect(intlLocale('ku-IQ')).toBe('ckb')
  expect(intlLocale('en-US')).toBe('en-US')
})
