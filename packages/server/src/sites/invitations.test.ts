import { describe, expect, test } from 'vitest'
import { anonymiseUser } from '../store/relational/accounts/user-changes.ts'
import { listReceivedInvitations, listSiteInvitations } from '../store/relational/sites/site-invitations.ts'
import { insertViewer, isViewer, listViewers } from '../store/relational/sites/site-viewers.ts'
import type { Site } from '../store/relational/sites/sites.ts'
import { transferOwnership } from './change-site.ts'
import { acceptInvitation, declineInvitation, inviteViewer, withdrawInvitation } from './invitations.ts'
import { unshareSite } from './unshare-site.ts'
import { NOW, prepareSites } from '../../tests/support/sites/database-of-sites.ts'

const at = prepareSites()

const apiErrorAt = (key: string, field: string) => ({ key, data: { fields: { [field]: key } } })
const LATER = new Date('2026-11-20T11:00:00Z')

describe('an invitation to view a site', () => {
  const invite = (site: Site, email: string, now = NOW) =>
    inviteViewer(at.db, { site, inviterId: at.owner, email }, now)
  const after = (days: number) => new Date(NOW.getTime() + days * 86_400_000)

  test('waits for nobody while whoever invited is disabled', async () => {
    const site = await at.addSite('a.example')
    const { id } = await invite(site, 'other@example.com')
    await at.db.updateTable('app_user').set({ status: 'disabled' }).where('id', '=', at.owner).execute()
    expect(await listReceivedInvitations(at.db, 'other@example.com', NOW)).toEqual([])
    await expect(acceptInvitation(at.db, await at.userOf(at.other), id, NOW)).rejects.toThrow('not_found')
    await at.db.updateTable('app_user').set({ status: 'active' }).where('id', '=', at.owner).execute()
    expect(await acceptInvitation(at.db, await at.userOf(at.other), id, NOW)).toBe(site.id)
  })

  test('needs that the person accepts', async () => {
    const site = await at.addSite('a.example')
    const { id, ...invited } = await invite(site, 'other@example.com')
    expect(invited).toEqual({
      website_id: site.id,
      email: 'other@example.com',
      inviter_id: at.owner,
      status: 'waiting',
      created_at: NOW.toISOString(),
      expires_at: after(30).toISOString(),
    })
    expect(await listViewers(at.db, site.id)).toEqual([])
    expect(await isViewer(at.db, site.id, at.other)).toBe(false)
    const [received, ...none] = await listReceivedInvitations(at.db, 'other@example.com', NOW)
    expect(none).toEqual([])
    expect(received).toMatchObject({ id, inviter: 'owner@example.com', site_name: site.name, domain: 'a.example' })
    await expect(acceptInvitation(at.db, await at.userOf(at.owner), id, NOW)).rejects.toThrow('not_found')
    expect(await acceptInvitation(at.db, await at.userOf(at.other), id, LATER)).toBe(site.id)
    expect(await listViewers(at.db, site.id)).toEqual([
      { user_id: at.other, email: 'other@example.com', nickname: null, created_at: LATER.toISOString() },
    ])
    await expect(acceptInvitation(at.db, await at.userOf(at.other), id, LATER)).rejects.toThrow('not_found')
    expect(await listSiteInvitations(at.db, site.id, LATER)).toEqual([])
    await unshareSite(at.db, site, at.other)
    await expect(unshareSite(at.db, site, at.other)).rejects.toMatchObject({ key: 'not_found' })
  })

  test('is the same with an address that has no account', async () => {
    const site = await at.addSite('a.example')
    const known = await invite(site, 'other@example.com')
    const unknown = await invite(site, 'nobody@example.com')
    expect({ ...unknown, id: known.id, email: known.email }).toEqual(known)
    const late = await at.addUser('nobody@example.com')
    expect(await acceptInvitation(at.db, await at.userOf(late), unknown.id, NOW)).toBe(site.id)
  })

  test('with the owner, or with somebody once more, is refused', async () => {
    const site = await at.addSite('a.example')
    await expect(invite(site, 'owner@example.com')).rejects.toMatchObject(apiErrorAt('viewer_is_owner', 'email'))
    await insertViewer(at.db, site.id, at.other, NOW)
    await expect(invite(site, 'other@example.com')).rejects.toMatchObject(apiErrorAt('viewer_exists', 'email'))
  })

  test('can be declined, of which the owner sees nothing else, and withdrawn', async () => {
    const site = await at.addSite('a.example')
    const { id } = await invite(site, 'other@example.com')
    await expect(declineInvitation(at.db, await at.userOf(at.owner), id, NOW)).rejects.toThrow('not_found')
    await declineInvitation(at.db, await at.userOf(at.other), id, LATER)
    expect(await listSiteInvitations(at.db, site.id, LATER)).toMatchObject([
      { status: 'declined', created_at: NOW.toISOString() },
    ])
    expect(await listReceivedInvitations(at.db, 'other@example.com', LATER)).toEqual([])
    await expect(acceptInvitation(at.db, await at.userOf(at.other), id, LATER)).rejects.toThrow('not_found')
    const again = await invite(site, 'other@example.com', LATER)
    expect(again).toMatchObject({ id, status: 'waiting', created_at: LATER.toISOString() })
    await expect(withdrawInvitation(at.db, await at.addSite('b.example'), id)).rejects.toThrow('not_found')
    await withdrawInvitation(at.db, site, id)
    await expect(acceptInvitation(at.db, await at.userOf(at.other), id, LATER)).rejects.toThrow('not_found')
    await expect(withdrawInvitation(at.db, site, id)).rejects.toThrow('not_found')
  })

  test('can be accepted for thirty days; inviting again begins anew', async () => {
    const site = await at.addSite('a.example')
    const { id } = await invite(site, 'other@example.com')
    await invite(site, 'other@example.com', after(20))
    expect(await listReceivedInvitations(at.db, 'other@example.com', after(49))).toHaveLength(1)
    expect(await listReceivedInvitations(at.db, 'other@example.com', after(50))).toEqual([])
    expect(await listSiteInvitations(at.db, site.id, after(50))).toEqual([])
    for (const end of [acceptInvitation, declineInvitation])
      await expect(end(at.db, await at.userOf(at.other), id, after(50))).rejects.toThrow('not_found')
    await invite(site, 'somebody@example.com', after(50))
    expect(await at.db.selectFrom('site_invitation').select('email').execute()).toEqual([
      { email: 'somebody@example.com' },
    ])
  })

  test('fifty wait for one site at most', async () => {
    const site = await at.addSite('a.example')
    for (let person = 0; person < 50; person += 1) await invite(site, `p${person}@example.com`)
    await expect(invite(site, 'other@example.com')).rejects.toThrow('too_many_entries')
    await invite(site, 'p0@example.com', LATER)
    await invite(await at.addSite('b.example'), 'other@example.com')
    await invite(site, 'other@example.com', after(31))
  })

  test('an invitation does not outlive its site, its inviter or a new owner', async () => {
    const [site, given, left] = [
      await at.addSite('a.example'),
      await at.addSite('b.example'),
      await at.addSite('c.example'),
    ]
    const sender = await at.addUser('sender@example.com')
    await invite(site, 'x@example.com')
    await invite(given, 'x@example.com')
    await inviteViewer(at.db, { site: left, inviterId: sender, email: 'x@example.com' }, NOW)
    await inviteViewer(at.db, { site: left, inviterId: at.owner, email: 'sender@example.com' }, NOW)
    await at.db.deleteFrom('website').where('id', '=', site.id).execute()
    await transferOwnership(at.db, { id: given.id, version: given.version }, at.other, NOW)
    await anonymiseUser(at.db, sender, NOW)
    expect(await at.db.selectFrom('site_invitation').selectAll().execute()).toEqual([])
  })
})
