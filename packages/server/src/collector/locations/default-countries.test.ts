import { expect, test } from 'vitest'
import { createLocations } from './locations.ts'

test.each([
  ['8.8.8.8', 'US'],
  ['::ffff:8.8.8.8', 'US'],
  ['194.25.0.125', 'DE'],
  ['127.0.0.1', ''],
  ['10.1.2.3', ''],
  ['192.168.0.1', ''],
  ['100.64.0.1', ''],
  ['2a02:8070::1', 'DE'],
  ['240e::1', 'CN'],
  ['2A02:8070:0:0:0:0:0:1', 'DE'],
  ['fd00::1', ''],
  ['fe80::1', ''],
  ['::1', ''],
  ['2001:db8::1', ''],
  ['::ffff:10.1.2.3', ''],
  ['', ''],
  ['1.2.3', ''],
  ['text', ''],
])('%s is in "%s"', async (address, country) => {
  const locations = createLocations()
  await locations.load()
  expect(locations.of(address).country).toBe(country)
})

test.each([
  ['DE', 'DE'],
  [' de ', 'DE'],
  ['XX', 'US'],
  ['T1', 'US'],
  ['Germany', 'US'],
  ['', 'US'],
])('a proxy says "%s"', async (told, country) => {
  const locations = createLocations()
  await locations.load()
  expect(locations.of('8.8.8.8', told).country).toBe(country)
})

test('answers nothing wrong before the table is read', () => {
  expect(createLocations().of('8.8.8.8').country).toBe('')
})
