import { expect, test } from 'vitest'
import { instanceAddress } from './instanceAddress.ts'

test.each([
  ['https://stats.example/', 'https://stats.example'],
  ['https://stats.example/?x=1#/sites/7', 'https://stats.example'],
  ['https://stats.example/embed?site=a#/share/b', 'https://stats.example'],
  ['https://example.com/stats/#/sites', 'https://example.com/stats'],
  ['https://example.com/stats/embed?site=a', 'https://example.com/stats'],
])('%s belongs to the instance at %s', (href, address) => {
  expect(instanceAddress({ href }, './')).toBe(address)
})
