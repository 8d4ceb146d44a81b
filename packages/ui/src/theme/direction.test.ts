import { expect, test } from 'vitest'
import { directionOf, intlLocale, tagWithDirection } from './direction.ts'

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

test('a language can be laid out against its direction, and keeps its formats', () => {
  expect(tagWithDirection('ar-EG', 'rtl')).toBe('ar-EG')
  const english = tagWithDirection('en-US', 'rtl')
  expect(english).toBe('en-Arab-US')
  expect(new Intl.NumberFormat(english).format(1234.5)).toBe('1,234.5')
  expect(tagWithDirection('ar', 'ltr')).toBe('ar-Latn')
})
