import type { ApiClient, ShareLink } from '@sightline/api-client'
import { expect, test } from 'vitest'
import {
  changeShareLink,
  createShareLink,
  noShareLink,
  valuesOfShareLink,
  type ShareLinkValues,
} from './shareLinkForm.ts'

const link: ShareLink = {
  id: '7',
  name: 'Board',
  token: 'sls_1',
  has_password: true,
  ends_on: '2026-12-31',
  has_ended: false,
  filters: [],
  panels: null,
  has_annotations: false,
  version: 3,
  created_at: '2026-11-20T10:00:00.000Z',
}
const open = { ...link, has_password: false, ends_on: null }

/** What is sent of a form. */
async function sent(send: (api: ApiClient) => Promise<unknown>): Promise<unknown> {
  let input: unknown
  const keep = async (given: unknown) => {
    input = given
    return { code: 200, message: 'success', data: link }
  }
  await send({ share: { createShareLink: keep, updateShareLink: keep } } as unknown as ApiClient)
  return input
}
const change = (seen: ShareLink, typed: Partial<ShareLinkValues>) =>
  sent((api) => changeShareLink(api, '1', { ...valuesOfShareLink(seen), ...typed }, seen))
const row = { site_id: '1', id: '7', version: 3 }

test('a change sends what differs; a password that is not typed again stays', async () => {
  expect(await change(link, { name: 'The board' })).toEqual({ ...row, name: 'The board' })
  expect(await change(link, { ends_on: '' })).toEqual({ ...row, ends_on: '' })
  expect(await change(link, { password: 'another one' })).toEqual({ ...row, password: 'another one' })
})

test('a password goes where the link alone opens it, whatever was typed before, and comes where it did not', async () => {
  expect(await change(link, { access: 'link', password: 'typed before' })).toEqual({ ...row, password: '' })
  expect(await change(open, { access: 'password', password: 'a first one' })).toEqual({
    ...row,
    password: 'a first one',
  })
  expect(await change(open, { password: 'typed, then left' })).toEqual(row)
})

test('a new link has a password only where it asks for one', async () => {
  const create = (typed: Partial<ShareLinkValues>) =>
    sent((api) => createShareLink(api, '1', { ...noShareLink, name: 'Board', ...typed }))
  const added = {
    site_id: '1',
    name: 'Board',
    password: '',
    ends_on: '',
    filters: [],
    panels: null,
    has_annotations: false,
  }
  expect(await create({ password: 'typed, then left' })).toEqual(added)
  expect(await create({ access: 'password', password: 'a first one' })).toEqual({ ...added, password: 'a first one' })
})

test('what a link shows is sent where it differs, all panels as none', async () => {
  const german = '[["is","country",["DE"]]]'
  expect(await change(link, { filters: german })).toEqual({ ...row, filters: [['is', 'country', ['DE']]] })
  const filtered: ShareLink = { ...link, filters: [['is', 'country', ['DE']]], panels: ['page'], has_annotations: true }
  expect(await change(filtered, {})).toEqual(row)
  expect(await change(filtered, { filters: '', has_annotations: 'false' })).toEqual({
    ...row,
    filters: [],
    has_annotations: false,
  })
  expect(await change(filtered, { panels: 'funnels,page' })).toEqual({ ...row, panels: ['page', 'funnels'] })
  expect(await change(filtered, { shows: 'all', panels: 'page,source' })).toEqual({ ...row, panels: null })
  // Nothing is chosen, which is not all.
  expect(await change(filtered, { panels: '' })).toEqual({ ...row, panels: [] })
  expect(await change(link, { panels: 'page' })).toEqual(row)
})
