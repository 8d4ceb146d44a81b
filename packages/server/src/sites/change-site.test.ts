import { describe, expect, test } from 'vitest'
import { insertViewer, isViewer } from '../store/relational/sites/site-viewers.ts'
import { findSite } from '../store/relational/sites/sites.ts'
import { changeSite, transferOwnership } from './change-site.ts'
import { NOW, prepareSites } from '../../tests/support/sites/database-of-sites.ts'

const at = prepareSites()

const apiErrorAt = (key: string, field: string) => ({ key, data: { fields: { [field]: key } } })
const LATER = new Date('2026-11-20T11:00:00Z')

describe('changing a site', () => {
  test('changes what is given, and counts its version', async () => {
    const site = await at.addSite('a.example')
    const { site: changed, isStale } = await changeSite(at.db, site, { name: 'B', domain: undefined }, LATER)
    expect(isStale).toBe(false)
    expect(changed).toEqual({ ...site, name: 'B', version: 2, updated_at: LATER.toISOString() })
  })

  test('of two who change one state exactly one wins, and the other learns how it is now', async () => {
    const site = await at.addSite('a.example')
    const results = await Promise.all(['B', 'C', 'D'].map((name) => changeSite(at.db, site, { name }, LATER)))
    const winners = results.filter((result) => !result.isStale)
    expect(winners).toHaveLength(1)
    expect(new Set(results.map((result) => result.site.name)).size).toBe(1)
    expect(await findSite(at.db, site.id)).toEqual(winners[0]?.site)
  })

  test('refuses a domain of another site, a theme that is not there and a site that is gone', async () => {
    const site = await at.addSite('a.example')
    await at.addSite('b.example', at.other)
    await expect(changeSite(at.db, site, { domain: 'b.example' }, NOW)).rejects.toMatchObject(
      apiErrorAt('domain_taken', 'domain'),
    )
    await expect(changeSite(at.db, site, { theme_id: 7 }, NOW)).rejects.toMatchObject(
      apiErrorAt('not_found', 'theme_id'),
    )
    await expect(changeSite(at.db, { id: 99, version: 1 }, {}, NOW)).rejects.toMatchObject({ key: 'not_found' })
    expect(await findSite(at.db, site.id)).toEqual(site)
  })
})

describe('giving a site away', () => {
  test('makes a viewer its owner', async () => {
    const site = await at.addSite('a.example')
    await insertViewer(at.db, site.id, at.other, NOW)
    expect(await transferOwnership(at.db, site, at.other, NOW)).toMatchObject({
      site: { owner_id: at.other, version: 2 },
    })
    expect(await isViewer(at.db, site.id, at.other)).toBe(false)
    expect(await transferOwnership(at.db, site, at.owner, NOW)).toMatchObject({
      isStale: true,
      site: { owner_id: at.other },
    })
  })

  test('needs an active account', async () => {
    const site = await at.addSite('a.example')
    const disabled = await at.addUser('disabled@example.com', { status: 'disabled' })
    for (const id of [disabled, 99])
      await expect(transferOwnership(at.db, site, id, NOW)).rejects.toMatchObject(apiErrorAt('not_found', 'owner_id'))
    await expect(at.addSite('b.example', disabled)).rejects.toMatchObject(apiErrorAt('not_found', 'owner_id'))
  })
})
