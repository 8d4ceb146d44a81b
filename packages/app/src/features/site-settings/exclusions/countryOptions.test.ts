import { expect, test } from 'vitest'
import { countryOptions } from './countryOptions.ts'

test('each country is offered once, under its name', () => {
  const options = countryOptions('en-US')
  const codes = options.map(({ value }) => value)
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.length).toBeGreaterThan(240)
  expect(options).toContainEqual({ value: 'DE', label: 'Germany' })
  expect(codes).not.toContain('EU')
  expect(codes).not.toContain('DD')
  expect(countryOptions('zh-CN')).toContainEqual({ value: 'DE', label: '德国' })
})
