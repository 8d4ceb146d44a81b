import { expect, test } from 'vitest'
import { overviewOfTen, tenSites } from '../../../testing/fixtures.ts'
import { changeOf, listed, totalsOf, type Overviews } from './siteList.ts'

const websites = tenSites.website_list
const overviews: Overviews = new Map(overviewOfTen.sites.map((site) => [site.site_id, site]))
const idsOf = (sorting: 'added' | 'visitors' | 'name', known: Overviews | undefined = overviews) =>
  listed(websites, known, { search: '', sorting }).map(({ id }) => id)

test('names and domains are searched, in capitals or not', () => {
  const found = (search: string) => listed(websites, overviews, { search, sorting: 'added' }).map(({ name }) => name)
  expect(found(' KILN ')).toEqual(['Kettle & Kiln'])
  expect(found('shop-3.example')).toEqual(['Shop 3'])
  expect(found('nothing')).toEqual([])
  expect(found('')).toHaveLength(10)
})

test('sites are listed as they come, by visitors or by name', () => {
  expect(idsOf('added')).toEqual(websites.map(({ id }) => id))
  const busiest = new Map([...overviews].map(([id, site]) => [id, { ...site, visitors: Number(id) }]))
  expect(idsOf('visitors', busiest).slice(0, 3)).toEqual(['10', '9', '8'])
  const names = listed(websites, overviews, { search: '', sorting: 'name' }).map(({ name }) => name)
  expect(names.slice(0, 3)).toEqual(['Harbor Lane', 'Kettle & Kiln', 'Shop 1'])
})

test('a site without figures is the last by visitors, and without any the order stays', () => {
  const known = new Map([...overviews].filter(([id]) => id !== '1'))
  expect(idsOf('visitors', known).at(-1)).toBe('1')
  expect(idsOf('visitors', new Map())).toEqual(websites.map(({ id }) => id))
})

test('totals are of all sites', () => {
  const sums = { visitors: 0, online: 0 }
  for (const site of overviewOfTen.sites) {
    sums.visitors += site.visitors
    sums.online += site.current_visitors
  }
  expect(totalsOf(overviews)).toEqual(sums)
  expect(totalsOf(new Map())).toEqual({ visitors: 0, online: 0 })
})

test('few people are compared in counts, many in percent, and nobody with nobody not at all', () => {
  expect(changeOf({ visitors: 60, previous_visitors: 40 })).toEqual({ kind: 'percent', percent: 50 })
  expect(changeOf({ visitors: 60, previous_visitors: 29 })).toEqual({ kind: 'count', difference: 31, previous: 29 })
  expect(changeOf({ visitors: 0, previous_visitors: 40 })).toEqual({ kind: 'count', difference: -40, previous: 40 })
  expect(changeOf({ visitors: 0, previous_visitors: 0 })).toBeUndefined()
})
