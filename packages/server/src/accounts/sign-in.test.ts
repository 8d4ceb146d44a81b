import { describe, expect, test } from 'vitest'
import { listUserSessions } from '../store/relational/accounts/user-sessions.ts'
import { startSession } from './sessions.ts'
import { NOW, PASSWORD, place, tokens, prepareAccounts } from '../../tests/support/database-of-accounts.ts'

const at = prepareAccounts()

describe('signing in', () => {
  test('is refused alike for a wrong password, no password, no account and a deleted one', async () => {
    await expect(at.login('not the password')).rejects.toThrow('sign_in_failed')
    await expect(at.login(PASSWORD, 'nobody@example.com')).rejects.toThrow('sign_in_failed')
    await at.db.updateTable('app_user').set({ deleted_at: NOW.toISOString() }).where('id', '=', at.member.id).execute()
    await expect(at.login(PASSWORD)).rejects.toThrow('sign_in_failed')
    await at.db
      .updateTable('app_user')
      .set({ deleted_at: null, password_hash: '' })
      .where('id', '=', at.member.id)
      .execute()
    await expect(at.login('')).rejects.toThrow('sign_in_failed')
  })

  test('says that an account is disabled only to whoever has its password', async () => {
    await at.disableMember()
    await expect(at.login('not the password')).rejects.toThrow('sign_in_failed')
    await expect(at.login(PASSWORD)).rejects.toThrow('account_disabled')
  })

  test('from an unknown network sends the person a notice, but not at the first sign-in, nor twice for one network', async () => {
    const texts = async () =>
      (
        await at.db.selectFrom('notice').select(['kind', 'title', 'data']).where('user_id', '=', at.member.id).execute()
      ).map(({ kind, data, title }) => ({ kind, title, ...(JSON.parse(data ?? '{}') as object) }))
    await at.db.updateTable('app_user').set({ locale: 'zh-TW' }).where('id', '=', at.member.id).execute()
    await at.login(PASSWORD)
    expect(await texts()).toEqual([])
    const elsewhere = { ...place, network: '198.51.100.7' }
    await expect(at.login('not the password', at.member.email, elsewhere)).rejects.toThrow('sign_in_failed')
    expect(await texts()).toEqual([])
    await at.login(PASSWORD, at.member.email, elsewhere)
    const told = { kind: 'security', title: 'New sign-in to your account', event: 'signed_in' }
    expect(await texts()).toEqual([{ ...told, detail: 'Firefox · Linux, 荷兰' }])
    await at.login(PASSWORD, at.member.email, elsewhere)
    await at.login(PASSWORD)
    expect(await texts()).toHaveLength(1)
    await at.db.deleteFrom('sign_in_place').where('user_id', '=', at.member.id).execute()
    await at.login(PASSWORD, at.member.email, { ...place, agent: 'curl', country: 'XX' })
    expect((await texts())[1]).toMatchObject({ detail: 'curl, XX' })
  })

  test('with a password that is changed at this moment begins no session', async () => {
    await at.db.updateTable('app_user').set({ password_version: 1 }).where('id', '=', at.member.id).execute()
    await expect(startSession(at.db, tokens, at.member, place)).rejects.toThrow('sign_in_failed')
    expect(await listUserSessions(at.db, at.member.id, NOW)).toEqual([])
  })
})
