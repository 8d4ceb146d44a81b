import { fromAbsolute, toCalendarDate } from '@internationalized/date'
import type { CallInput, ShareLink } from '@sightline/api-client'
import { expect, test } from 'vitest'
import { clientWith } from '../support/people.ts'
import { openSharedSite } from '../support/sites/shared-site.ts'
import { openStore } from '../support/test-store.ts'

const { product, owner, site_id } = await openSharedSite()

const PASSWORD = 'only for the board'
let made = 0

async function newLink(more: Partial<CallInput<'share', 'createShareLink'>> = {}): Promise<ShareLink> {
  made += 1
  const result = await owner.share.createShareLink({ site_id, name: `Link ${made}`, ...more })
  if (result.code !== 200) throw new Error(result.message)
  return result.data
}

async function change(link: ShareLink, more: Partial<CallInput<'share', 'updateShareLink'>>): Promise<ShareLink> {
  const result = await owner.share.updateShareLink({ site_id, id: link.id, version: link.version, ...more })
  if (result.code !== 200) throw new Error(result.message)
  return result.data
}

async function siteNow(): Promise<{ site_id: string; version: number }> {
  const list = await owner.website.fetchWebsiteList()
  if (list.code !== 200) throw new Error(list.message)
  const site = list.data.website_list.find(({ id }) => id === site_id)
  if (site === undefined) throw new Error('no such site')
  return { site_id, version: site.version }
}

const needed = { code: 403, message: 'share_password_needed', data: null }
const invalid = { code: 400, message: 'link_invalid' }
const shown = { code: 200 }

const infoWith = (token: string) => clientWith(product, token).share.info()

test('a link with a password shows nothing until it is typed, and then all that other links show', async () => {
  const link = await newLink({ password: PASSWORD })
  expect(link).toMatchObject({ has_password: true, ends_on: null, has_ended: false, version: 1 })
  const visitor = clientWith(product, link.token)
  // Not even what the site is called.
  expect(await visitor.share.info()).toEqual(needed)
  expect(await visitor.stats.dashboard({ site_id })).toEqual(needed)
  expect(await visitor.stats.current({ site_id })).toEqual(needed)
  expect(await visitor.goal.fetchGoals({ site_id })).toEqual(needed)

  const opened = await visitor.share.open({ password: PASSWORD })
  if (opened.code !== 200) throw new Error(opened.message)
  expect(Date.parse(opened.data.expires_at)).toBeGreaterThan(Date.now() + 11 * 60 * 60 * 1000)
  const reader = clientWith(product, opened.data.token)
  expect(await reader.share.info()).toMatchObject({ code: 200, data: { site_id } })
  expect(await reader.stats.dashboard({ site_id })).toMatchObject(shown)
  // It is the same link: it can do nothing more.
  expect(await reader.annotation.fetchAnnotations({ site_id })).toMatchObject({ message: 'not_in_share_link' })
})

test('the token of another link, of another time or by another instance opens nothing', async () => {
  const [link, other] = [await newLink({ password: PASSWORD }), await newLink({ password: PASSWORD })]
  const opened = await clientWith(product, link.token).share.open({ password: PASSWORD })
  if (opened.code !== 200) throw new Error(opened.message)
  const [, until = '', tag = ''] = opened.data.token.split('.')
  for (const forged of [
    `${other.token}.${until}.${tag}`,
    `${link.token}.${Number(until) + 1}.${tag}`,
    `${link.token}.1.${tag}`,
    `${link.token}.${until}.${'A'.repeat(43)}`,
  ])
    expect(await infoWith(forged)).toEqual(needed)
  for (const malformed of [`${link.token}.`, `${link.token}.${until}`, `${link.token}.-1.${tag}`])
    expect(await infoWith(malformed)).toMatchObject(invalid)
})

test('another password, or none, ends what the former one opened', async () => {
  const link = await newLink({ password: PASSWORD })
  const opened = await clientWith(product, link.token).share.open({ password: PASSWORD })
  if (opened.code !== 200) throw new Error(opened.message)
  const changed = await change(link, { password: 'for nobody but you' })
  expect(changed).toMatchObject({ token: link.token, name: link.name, has_password: true, version: 2 })
  expect(await infoWith(opened.data.token)).toEqual(needed)
  expect(await clientWith(product, link.token).share.open({ password: PASSWORD })).toMatchObject({
    code: 400,
    message: 'password_wrong',
    data: { fields: { password: 'password_wrong' } },
  })
  const renamed = await change(changed, { name: 'For you' })
  expect(renamed).toMatchObject({ name: 'For you', has_password: true })
  expect(await change(renamed, { password: '' })).toMatchObject({ has_password: false })
  expect(await infoWith(link.token)).toMatchObject(shown)
})

test('a link shows nothing after its last day, in the time zone of the site', async () => {
  // Where a day begins before it does in UTC.
  expect(await owner.website.updateWebsite({ ...(await siteNow()), time_zone: 'Pacific/Auckland' })).toMatchObject(
    shown,
  )
  const today = toCalendarDate(fromAbsolute(Date.now(), 'Pacific/Auckland'))
  const link = await newLink({ ends_on: today.toString() })
  expect(link).toMatchObject({ ends_on: today.toString(), has_ended: false })
  expect(await infoWith(link.token)).toMatchObject(shown)
  const ended = await change(link, { ends_on: today.subtract({ days: 1 }).toString() })
  expect(ended).toMatchObject({ has_ended: true })
  expect(await infoWith(link.token)).toMatchObject(invalid)
  expect(await clientWith(product, link.token).share.open({ password: 'x' })).toMatchObject(invalid)
  expect(await change(ended, { ends_on: '' })).toMatchObject({ ends_on: null, has_ended: false })
  expect(await infoWith(link.token)).toMatchObject(shown)
})

test('wrong values change nothing, and a change that was made meanwhile is shown', async () => {
  const link = await newLink()
  const wrong = (more: Partial<CallInput<'share', 'updateShareLink'>>) =>
    owner.share.updateShareLink({ site_id, id: link.id, version: link.version, ...more })
  expect(await wrong({ password: 'short' })).toMatchObject({ data: { fields: { password: 'password_too_short' } } })
  expect(await wrong({ ends_on: '2026-02-30' })).toMatchObject({ data: { fields: { ends_on: 'field_invalid' } } })
  expect(await wrong({ name: 'Link 1' })).toMatchObject({ message: 'name_taken' })
  const changed = await change(link, { name: 'First' })
  expect(await wrong({ name: 'Second' })).toMatchObject({ code: 409, message: 'row_changed', data: changed })
  expect(await wrong({ id: '999999' })).toMatchObject({ code: 404, message: 'not_found' })
})

test('a deleted link keeps its password when it is restored, which no answer and no table has in clear', async () => {
  const link = await newLink({ password: PASSWORD })
  const removed = await owner.share.removeShareLink({ site_id, id: link.id })
  if (removed.code !== 200) throw new Error(removed.message)
  expect(await infoWith(link.token)).toMatchObject(invalid)
  expect(await owner.deletedEntry.restoreEntry({ site_id, id: removed.data.deletion_id })).toMatchObject(shown)
  expect(await infoWith(link.token)).toEqual(needed)
  const list = await owner.share.fetchShareLinks({ site_id })
  expect(JSON.stringify(list)).not.toContain('argon2')
  const store = await openStore(product.dataDir)
  const kept = JSON.stringify([
    await store.selectFrom('share_link').selectAll().execute(),
    await store.selectFrom('audit_entry').selectAll().execute(),
  ])
  await store.destroy()
  expect(kept).toContain('argon2id')
  expect(kept).not.toContain(PASSWORD)
  expect(product.output()).not.toContain(PASSWORD)
})
