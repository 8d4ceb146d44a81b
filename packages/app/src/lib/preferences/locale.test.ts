import { expect, test } from 'vitest'
import { chooseLocale, languages, textsOf } from './locale.ts'

test('the stored language comes first, whatever its texts', () => {
  expect(chooseLocale('zh-CN', ['en-GB'])).toBe('zh-CN')
  expect(chooseLocale('he', ['en-GB'])).toBe('he')
  expect(chooseLocale('ar', [])).toBe('ar')
})

test('then the first language of the browser that the menu has', () => {
  expect(chooseLocale(null, ['fr-FR', 'ar', 'zh-TW', 'en-GB'])).toBe('fr')
  expect(chooseLocale(null, ['en-GB', 'zh-TW'])).toBe('en-US')
  expect(chooseLocale(null, ['nb-NO', 'no', 'da', 'de-CH'])).toBe('de')
  expect(chooseLocale('xx', ['zh-HK'])).toBe('zh-HK')
})

test.each([
  ['ar-EG', 'ar'],
  ['fa-IR', 'fa'],
  ['prs', 'fa'],
  ['he-IL', 'he'],
  ['iw', 'he'],
  ['iw-IL', 'he'],
  ['ku', 'ku'],
  ['ckb-IQ', 'ku'],
  ['fr-FR', 'fr'],
  ['FR-ca', 'fr'],
  ['de', 'de'],
  ['in', 'id'],
  ['in-ID', 'id'],
  ['pt', 'pt-BR'],
  ['pt-BR', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['zh', 'zh-CN'],
  ['zh-SG', 'zh-CN'],
  ['zh-Hans-SG', 'zh-CN'],
  ['zh-Hans-HK', 'zh-CN'],
  ['zh-TW', 'zh-TW'],
  ['zh-Hant', 'zh-TW'],
  ['zh-HK', 'zh-HK'],
  ['zh-Hant-HK', 'zh-HK'],
  ['en-GB', 'en-US'],
])('a browser in %s opens in %s', (tag, locale) => {
  expect(chooseLocale(null, [tag])).toBe(locale)
})

test('without a known language it is English', () => {
  expect(chooseLocale(null, [])).toBe('en-US')
  expect(chooseLocale('', ['sv'])).toBe('en-US')
  expect(chooseLocale(null, ['sv'], 'zh-CN')).toBe('zh-CN')
  expect(chooseLocale(null, ['sv', 'en-GB'], 'zh-CN')).toBe('en-US')
})

test('a text that is no language tag, or names a script that the menu lacks, is skipped', () => {
  expect(chooseLocale('no tag', ['', 'C', 'en_US.UTF-8', 'ar-Latn', 'ku-Latn-TR', 'ja'])).toBe('ja')
})

test('Chinese reads Chinese texts everywhere; what has none reads English', () => {
  expect(textsOf('zh-TW')).toBe('zh-CN')
  expect(textsOf('zh-HK')).toBe('zh-CN')
  expect(textsOf('ar')).toBe('ar')
  expect(textsOf('ku')).toBe('en-US')
  expect(textsOf('xx')).toBe('en-US')
})

test('every language is listed once, and found by its own tag', () => {
  expect(new Set(languages.map(({ locale }) => locale)).size).toBe(languages.length)
  for (const { locale } of languages) expect(chooseLocale(locale, [])).toBe(locale)
})
