import { expect, test } from 'vitest'
import { currencyOptions } from './currencyOptions.ts'

test('common currencies come first, and each one once', () => {
  const options = currencyOptions('en-US')
  expect(options[0]).toEqual({ value: 'USD', label: 'USD — US Dollar' })
  expect(new Set(options.map(({ value }) => value)).size).toBe(options.length)
  expect(currencyOptions('zh-CN').find(({ value }) => value === 'EUR')?.label).toBe('EUR — 欧元')
})
