import { describe, expect, test } from 'vitest'
import { findUserByEmail } from '../store/relational/accounts/users.ts'
import { register } from './register.ts'
import { startSession } from './sessions.ts'
import { NOW, PASSWORD, place, tokens, prepareAccounts } from '../../tests/support/database-of-accounts.ts'

const at = prepareAccounts()

describe('registering', () => {
  test('keeps where somebody came from; the invitation says who invited, beside the referral', async () => {
    const given = { email: 'b@example.com', password: PASSWORD, invite_code: at.member.invite_code, utm_source: 'mail' }
    expect(await register(at.db, 'invite', given, NOW)).toMatchObject({
      inviter_id: at.member.id,
      ref_code: null,
      utm_source: 'mail',
      utm_medium: null,
    })
    const referred = { ...given, email: 'c@example.com', ref_code: 'partner', union_code: 'u' }
    expect(await register(at.db, 'invite', referred, NOW)).toMatchObject({
      inviter_id: at.member.id,
      ref_code: 'partner',
      union_code: 'u',
    })
    const linked = { email: 'd@example.com', password: PASSWORD, ref_code: at.member.invite_code }
    expect(await register(at.db, 'open', linked, NOW)).toMatchObject({
      inviter_id: at.member.id,
      ref_code: at.member.invite_code,
    })
  })

  test('with the code of somebody who is disabled or deleted is refused', async () => {
    const given = { email: 'b@example.com', password: PASSWORD, invite_code: at.member.invite_code }
    await at.disableMember()
    await expect(register(at.db, 'invite', given, NOW)).rejects.toThrow('invite_code_invalid')
    await at.db
      .updateTable('app_user')
      .set({ status: 'active', deleted_at: NOW.toISOString() })
      .where('id', '=', at.member.id)
      .execute()
    await expect(register(at.db, 'invite', given, NOW)).rejects.toThrow('invite_code_invalid')
  })

  test('writes the end of the trial with the first sign-in', async () => {
    await startSession(at.db, tokens, at.member, place)
    const end = new Date(NOW.getTime() + 30 * 24 * 60 * 60 * 1000).toISOString()
    expect(await findUserByEmail(at.db, at.member.email)).toMatchObject({ expired_time: end })
  })
})
