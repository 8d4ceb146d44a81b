import { expect, test } from 'vitest'
import { changeOfExclusions, linesIn, valuesOfExclusions, type SiteExclusions } from './exclusionsForm.ts'

const exclusions: SiteExclusions = {
  drops_bots: true,
  allowed_hostnames: ['example.com', '*.example.com'],
  excluded_paths: [],
  excluded_countries: ['DE', 'CN'],
  excluded_addresses: 0,
  is_my_address_excluded: false,
  version: 7,
}

test('only what differs is sent, on the version that was seen', () => {
  const values = valuesOfExclusions(exclusions)
  expect(changeOfExclusions('1', values, exclusions)).toEqual({ site_id: '1', version: 7 })
  expect(
    changeOfExclusions('1', { ...values, drops_bots: '', excluded_paths: '/admin/*\n\n /x ' }, exclusions),
  ).toEqual({ site_id: '1', version: 7, drops_bots: false, excluded_paths: ['/admin/*', '/x'] })
  expect(changeOfExclusions('1', { ...values, excluded_countries: '', allowed_hostnames: '' }, exclusions)).toEqual({
    site_id: '1',
    version: 7,
    allowed_hostnames: [],
    excluded_countries: [],
  })
})

test('white space and empty lines are no entries', () => {
  expect(linesIn(' a \n\n\tb\n')).toEqual(['a', 'b'])
})
