import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAxisMoney, formatMoney } from './money.ts'
import { missing } from './number.ts'

test.each([
  [900, 'USD', 'en-US', '$9'],
  [950, 'USD', 'en-US', '$9.50'],
  [16_800, 'CNY', 'zh-CN', '¥168'],
  [1234, 'JPY', 'en-US', '¥1,234'],
  [1500, 'KWD', 'en-US', 'KWD 1.500'],
  [-999, 'EUR', 'en-US', '-€9.99'],
  [0, 'usd', 'en-US', '$0'],
  [2400, 'USD', 'ar', '\u200f24 \u2066US$\u2069'],
  [2400, 'EUR', 'ar', '\u200f24 €'],
])('%d of the smallest unit of %s in %s is %s', (amount, currency, locale, text) => {
  expect(formatMoney(amount, currency, locale).replaceAll(/\s/g, ' ')).toBe(text)
})

test('a column of amounts keeps the cents of whole ones, and the sign its letters', () => {
  const kept = (currency: string, locale: string) => formatMoney(2400, currency, locale, { areZerosKept: true })
  expect(kept('USD', 'en-US')).toBe('$24.00')
  expect(kept('JPY', 'en-US')).toBe('¥2,400')
  expect(kept('USD', 'ar').replaceAll(/\s/g, ' ')).toBe('\u200f24.00 \u2066US$\u2069')
})

test('a missing amount is a dash, and an unknown currency is shown as it is', () => {
  expect(formatMoney(null, 'USD', 'en-US')).toBe(missing)
  expect(formatMoney(Number.NaN, 'USD', 'en-US')).toBe(missing)
  expect(formatMoney(100, null, 'en-US')).toBe(missing)
  expect(formatMoney(100, 'points', 'en-US')).toBe('100 points')
})

test('no cent is lost or made, in any language', () => {
  const locales = fc.constantFrom('en-US', 'zh-CN', 'ar', 'fa', 'ckb', 'he')
  const currencies = fc.constantFrom({ code: 'USD', digits: 2 }, { code: 'JPY', digits: 0 }, { code: 'KWD', digits: 3 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), currencies, locales, (amount, { code, digits }, locale) => {
      const text = formatMoney(amount, code, locale)
      // A whole amount has no decimals; any other has all digits of the smallest unit.
      const unit = 10 ** digits
      const isWhole = amount % unit === 0
      const shown = isWhole ? String(amount / unit) : String(amount).padStart(digits + 1, '0')
      expect(text.replaceAll(/\D/g, '')).toBe(shown)
    }),
  )
})

test('on an axis thousands are short, and what is no currency stays beside its amount', () => {
  expect(formatAxisMoney(0, 'USD', 'en-US')).toBe('$0')
  expect(formatAxisMoney(4050, 'USD', 'en-US')).toBe('$40.50')
  expect(formatAxisMoney(150_000, 'USD', 'en-US')).toBe('$1.5k')
  expect(formatAxisMoney(20_000, 'JPY', 'en-US')).toBe('¥20k')
  expect(formatAxisMoney(100, 'points', 'en-US')).toBe('100 points')
  expect(formatAxisMoney(Number.NaN, 'USD', 'en-US')).toBe(formatMoney(null, 'USD', 'en-US'))
  expect(formatAxisMoney(Infinity, 'USD', 'en-US')).toBe(formatMoney(null, 'USD', 'en-US'))
})
