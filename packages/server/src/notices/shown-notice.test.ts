import { expect, test } from 'vitest'
import type { Notice } from '../store/relational/accounts/notices.ts'
import { securityNotice } from './security-notice.ts'
import { shownNotice } from './shown-notice.ts'

const notice: Notice = {
  id: 7,
  user_id: 1,
  kind: 'membership_ends',
  title: 'Membership ends in 3 days',
  body: 'Renew it.',
  data: JSON.stringify({ days: 3, expires_at: '2026-12-01T08:00:00.000Z' }),
  link: '/vip',
  once_key: null,
  is_delivered: 1,
  read_at: null,
  created_at: '2026-11-28T08:00:00.000Z',
}

test('a notice has the data of its kind and the page that it leads to', () => {
  expect(shownNotice(notice)).toEqual({
    id: '7',
    kind: 'membership_ends',
    title: 'Membership ends in 3 days',
    body: 'Renew it.',
    data: { days: 3, expires_at: '2026-12-01T08:00:00.000Z' },
    link: '/vip',
    read_at: null,
    created_at: '2026-11-28T08:00:00.000Z',
  })
})

test.each([null, '{}', '{"days":"three"}'])('data that are not of the kind (%s) are left out', (data) => {
  expect(shownNotice({ ...notice, data })).toMatchObject({ title: 'Membership ends in 3 days', data: null })
})

test.each([null, '/accounts', 'https://example.com', '//example.com'])('%s is no page of the app', (link) => {
  expect(shownNotice({ ...notice, link })).toMatchObject({ link: null })
})

test('a notice of what was done to an account leads to where that is mended', () => {
  const { link = null } = securityNotice(1, 'password_changed')
  expect(shownNotice({ ...notice, link })).toMatchObject({ link: '/account/security' })
})
