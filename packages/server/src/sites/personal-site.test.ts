import { describe, expect, test } from 'vitest'
import type { User } from '../store/relational/accounts/users.ts'
import { insertViewer } from '../store/relational/sites/site-viewers.ts'
import { listPersonalSites, personalSite } from './personal-site.ts'
import { NOW, prepareSites } from '../../tests/support/sites/database-of-sites.ts'

const at = prepareSites()

describe('a site as somebody sees it', () => {
  test('lists own and shared sites; the membership of the owner counts', async () => {
    const expired = await at.addUser('expired@example.com', { first_login_at: '2020-01-01T00:00:00.000Z' })
    const [own, shared, blocked] = [
      await at.addSite('a.example'),
      await at.addSite('b.example', at.other),
      await at.addSite('c.example', expired),
    ]
    await at.addSite('d.example', at.other)
    for (const site of [shared, blocked]) await insertViewer(at.db, site.id, at.owner, NOW)
    expect(await listPersonalSites(at.db, await at.userOf(at.owner), NOW)).toEqual([
      { site: own, access: 'owner', isBlocked: false, ownerEmail: undefined },
      { site: shared, access: 'viewer', isBlocked: false, ownerEmail: undefined },
      { site: blocked, access: 'viewer', isBlocked: true, ownerEmail: undefined },
    ])
  })

  test('only an administrator sees the e-mail address of an owner, and not their own', async () => {
    const shared = await at.addSite('b.example', at.other)
    const ownerSeenBy = async (level: User['level'], userId = at.owner) =>
      (await personalSite(at.db, shared, { ...(await at.userOf(userId)), level }, NOW)).ownerEmail
    const { email } = await at.userOf(at.other)
    expect(await Promise.all((['member', 'operator', 'admin'] as const).map((level) => ownerSeenBy(level)))).toEqual([
      undefined,
      undefined,
      email,
    ])
    expect(await ownerSeenBy('admin', at.other)).toBeUndefined()
  })
})
