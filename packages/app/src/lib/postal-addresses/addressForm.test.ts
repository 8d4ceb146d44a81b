import { expect, test } from 'vitest'
import { addressesWith, linesOf, noAddress, valuesOfAddress } from './addressForm.ts'

const home = {
  id: '9',
  user_id: '1',
  name: 'Mira Kovač',
  line1: 'Hafenstraße 4',
  line2: null,
  city: 'Hamburg',
  region: null,
  postal_code: '20457',
  country: 'DE',
  phone: null,
  version: 1,
  created_at: '2026-11-19T08:00:00.000Z',
  updated_at: '2026-11-19T08:00:00.000Z',
}
const office = { ...home, id: '10', line1: 'Kai 9', line2: 'Haus B', phone: '+49 40 1' }
const typed = { ...noAddress, name: 'M', line1: 'Weg 1', city: 'Kiel', country: 'DE' }

test('an address is changed, added and left out beside the others', () => {
  const kept = { id: '9', ...valuesOfAddress(home) }
  expect(addressesWith([home, office], office, typed)).toEqual([kept, { id: '10', ...typed }])
  expect(addressesWith([home], null, typed)).toEqual([kept, typed])
  expect(addressesWith([home, office], office, null)).toEqual([kept])
  expect(addressesWith([home], office, typed), 'which somebody removed meanwhile').toEqual([kept, typed])
})

test('stands as on a letter, without the lines that are empty', () => {
  expect(linesOf(home)).toEqual(['Mira Kovač', 'Hafenstraße 4', '20457 Hamburg DE'])
  expect(linesOf(office)).toEqual(['Mira Kovač', 'Kai 9', 'Haus B', '20457 Hamburg DE', '+49 40 1'])
})
