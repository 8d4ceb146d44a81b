import { beforeEach, describe, expect, test } from 'vitest'
import { insertTheme } from '../store/relational/themes.ts'
import { countSites, listSites, siteIds } from '../store/relational/sites/site-list.ts'
import { changeSite } from './change-site.ts'
import { NOW, prepareSites } from '../../tests/support/sites/database-of-sites.ts'

const at = prepareSites()

describe('the list of all sites', () => {
  const page = { current: 1, pageSize: 20 }
  const domains = async (filters: Parameters<typeof listSites>[1], more: object = {}) => {
    const { sites, total } = await listSites(at.db, filters, { ...page, ...more })
    expect(await countSites(at.db, filters)).toBe(total)
    return { domains: sites.map((site) => site.domain), total }
  }

  beforeEach(async () => {
    await at.addSite('c.example', at.owner, 'Shop one')
    await at.addSite('a.example', at.other, 'shop Two')
    await at.addSite('b.example', at.other, 'Äpfel')
  })

  test('filters by the beginning of name, domain and e-mail address, and by equality', async () => {
    expect(await domains({ name: 'SHOP' })).toEqual({ domains: ['a.example', 'c.example'], total: 2 })
    expect(await domains({ name: 'shop t' })).toMatchObject({ domains: ['a.example'] })
    expect(await domains({ name: 'Äp' })).toMatchObject({ domains: ['b.example'] })
    expect(await domains({ name: 'hop' })).toEqual({ domains: [], total: 0 })
    expect(await domains({ name: '%' })).toEqual({ domains: [], total: 0 })
    expect(await domains({ domain: 'B.' })).toMatchObject({ domains: ['b.example'] })
    expect(await domains({ owner_email: 'Other@' })).toMatchObject({ domains: ['b.example', 'a.example'] })
    expect(await domains({ owner_id: String(at.owner) })).toMatchObject({ domains: ['c.example'] })
    expect(await domains({ owner_id: 'x' })).toMatchObject({ total: 0 })
    expect(await domains({ status: 'disabled' })).toMatchObject({ total: 0 })
    const theme = await insertTheme(
      at.db,
      { name: 'T', description: null, repository: null, status: 'draft', sort: 0, image_hash: null },
      NOW,
    )
    await changeSite(at.db, { id: 1, version: 1 }, { theme_id: theme.id, status: 'disabled' }, NOW)
    expect(await domains({ theme_id: String(theme.id), status: 'disabled' })).toMatchObject({ domains: ['c.example'] })
  })

  test('is sorted and cut in the database', async () => {
    expect((await domains({})).domains).toEqual(['b.example', 'a.example', 'c.example'])
    const byDomain = { columnKey: 'domain', order: 'ascend' }
    expect((await domains({}, byDomain)).domains).toEqual(['a.example', 'b.example', 'c.example'])
    expect(await domains({}, { ...byDomain, current: 2, pageSize: 2 })).toEqual({ domains: ['c.example'], total: 3 })
    // What is alike stands in the order of its ids.
    expect((await domains({}, { columnKey: 'created_at', order: 'ascend' })).domains[0]).toBe('c.example')
    expect(await siteIds(at.db, { name: 'shop' }, 10)).toEqual([1, 2])
    expect(await siteIds(at.db, {}, 2)).toEqual([1, 2])
  })
})
