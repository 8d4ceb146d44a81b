import { describe, expect, test } from 'vitest'
import { insertViewer } from '../store/relational/sites/site-viewers.ts'
import { findSite } from '../store/relational/sites/sites.ts'
import { confirmDomain, removeSites } from './remove-sites.ts'
import { NOW, prepareSites } from '../../tests/support/sites/database-of-sites.ts'

const at = prepareSites()

describe('removing sites', () => {
  const homes = (log: unknown[]) => ({
    db: at.db,
    collector: { forgetSites: () => void log.push('forgotten') },
    jobs: { start: async (job: unknown) => log.push(job) },
  })

  test('lets one job delete what was collected', async () => {
    const sites = [await at.addSite('a.example'), await at.addSite('b.example')]
    for (const site of sites) await insertViewer(at.db, site.id, at.other, NOW)
    const ids = sites.map((site) => site.id)
    const log: unknown[] = []
    expect(await removeSites(homes(log), [...ids, 99, 9_007_199_254_740_991], at.other)).toEqual({
      removed: ids,
      jobId: 1,
    })
    expect(log).toEqual([{ kind: 'delete_site_data', ownerId: at.other, input: { site_ids: ids } }, 'forgotten'])
    expect(await at.db.selectFrom('site_viewer').selectAll().execute()).toEqual([])
    expect(await removeSites(homes(log), ids, at.other)).toEqual({ removed: [], jobId: undefined })
    expect(log.filter((entry) => entry !== 'forgotten')).toHaveLength(1)
  })

  test('keeps them where the job cannot be kept', async () => {
    const site = await at.addSite('a.example')
    const jobs = { start: () => Promise.reject(new Error('the disk is full')) }
    await expect(removeSites({ ...homes([]), jobs }, [site.id], at.owner)).rejects.toThrow('the disk is full')
    expect(await findSite(at.db, site.id)).toEqual(site)
  })

  test.each(['a.example', ' A.Example ', 'https://a.example/path', 'a.example.'])('"%s" confirms', (typed) => {
    expect(() => confirmDomain({ domain: 'a.example' }, typed)).not.toThrow()
  })

  test.each(['b.example', 'a.example.org', 'www.a.example', '-', 'a example'])('"%s" does not confirm', (typed) => {
    expect(() => confirmDomain({ domain: 'a.example' }, typed)).toThrow('domain_mismatch')
  })
})
