import { describe, expect, test } from 'vitest'
import { DEMO_PROPERTY } from '../../src/demo/providers/google-analytics.ts'
import { transferOwnership } from '../../src/sites/change-site.ts'
import { listNotices } from '../../src/store/relational/accounts/notices.ts'
import { now, prepareConnectedSite } from './connected-site.ts'

const { db, site, otherId, connectionOf, property, current, readWeek } = prepareConnectedSite()

describe('a site that is given to somebody else', () => {
  test('is not read with the account of its former owner any more', async () => {
    await transferOwnership(db(), await current(), otherId(), now())
    expect(await property()).toMatchObject({ property_id: DEMO_PROPERTY, connection_id: null })
    await expect(readWeek()).rejects.toMatchObject({ key: 'google_disconnected' })
  })

  test('is read again where it comes back to the owner of the account', async () => {
    await transferOwnership(db(), await current(), otherId(), now())
    await transferOwnership(db(), await current(), site().owner_id, now())
    expect((await property()).connection_id).toBe((await connectionOf(site().owner_id)).id)
  })

  test('tells both, and nobody where nothing changed', async () => {
    const stale = await current()
    await transferOwnership(db(), stale, otherId(), now())
    await transferOwnership(db(), stale, otherId(), now())
    const told = async (userId: number) => {
      const { list } = await listNotices(db(), userId, { current: 1, pageSize: 100 })
      // The account of the demo has other notices as well.
      return list
        .filter(({ kind }) => kind === 'site_transferred')
        .map(({ kind, link, data }) => [kind, link, JSON.parse(data ?? 'null')])
    }
    const { domain } = site()
    expect(await told(site().owner_id)).toEqual([['site_transferred', null, { domain, is_received: false }]])
    expect(await told(otherId())).toEqual([['site_transferred', `/sites/${site().id}`, { domain, is_received: true }]])
  })
})
