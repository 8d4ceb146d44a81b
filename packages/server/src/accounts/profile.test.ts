import { describe, expect, test } from 'vitest'
import { findUserByEmail } from '../store/relational/accounts/users.ts'
import { changeProfile, profileOf } from './profile.ts'
import { NOW, prepareAccounts } from '../../tests/support/database-of-accounts.ts'

const at = prepareAccounts()

describe('the profile', () => {
  const home = { name: 'A', line1: 'Street 1', city: 'Bern', country: 'CH' }

  test('is changed in the given fields, with its addresses', async () => {
    const changed = await changeProfile(at.db, at.member.id, { version: 1, nickname: 'Ann', addresses: [home] }, NOW)
    expect(changed).toMatchObject({ nickname: 'Ann', region: null, version: 2, addresses: [home] })
    expect(await changeProfile(at.db, at.member.id, { version: 2, region: 'CH-BE' }, NOW)).toMatchObject({
      nickname: 'Ann',
      region: 'CH-BE',
      addresses: [home],
    })
  })

  test('stays as it is where somebody else has changed it meanwhile', async () => {
    await changeProfile(at.db, at.member.id, { version: 1, nickname: 'Ann' }, NOW)
    const late = changeProfile(at.db, at.member.id, { version: 1, nickname: 'Bea', addresses: [home] }, NOW)
    await expect(late).rejects.toMatchObject({ key: 'row_changed', data: { nickname: 'Ann', version: 2 } })
    const missing = changeProfile(
      at.db,
      at.member.id,
      { version: 2, nickname: 'C', addresses: [{ ...home, id: '7' }] },
      NOW,
    )
    await expect(missing).rejects.toThrow('not_found')
    expect(await profileOf(at.db, (await findUserByEmail(at.db, at.member.email)) ?? at.member)).toMatchObject({
      nickname: 'Ann',
      addresses: [],
    })
  })
})
