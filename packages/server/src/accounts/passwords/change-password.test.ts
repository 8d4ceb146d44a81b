import { describe, expect, test } from 'vitest'
import { listUserSessions } from '../../store/relational/accounts/user-sessions.ts'
import { createAttempts } from './password-attempts.ts'
import { changePassword } from './change-password.ts'
import { refreshSession } from '../refresh-session.ts'
import { NOW, PASSWORD, place, SECRET, tokens, prepareAccounts } from '../../../tests/support/database-of-accounts.ts'

const at = prepareAccounts()

describe('changing the password', () => {
  const change = (sessionId: string, password: string) =>
    changePassword(
      at.db,
      { tokens, attempts: createAttempts(at.db, SECRET) },
      { user: at.member, sessionId, network: place.network },
      { password, new_password: 'a new password' },
      NOW,
    )

  test('ends the other sessions and renews this one', async () => {
    const [own, other] = [await at.login(PASSWORD), await at.login(PASSWORD)]
    const { sessionId } = await tokens.read(own.token, NOW)
    await expect(change(sessionId, 'not the password')).rejects.toMatchObject({
      key: 'password_wrong',
      data: { fields: { password: 'password_wrong' } },
    })
    const changed = await change(sessionId, PASSWORD)
    expect((await listUserSessions(at.db, at.member.id, NOW)).map(({ id }) => id)).toEqual([sessionId])
    await expect(refreshSession(at.db, tokens, other.userinfo.refresh_token ?? '', NOW)).rejects.toThrow('jwt_error_02')
    await refreshSession(at.db, tokens, changed.userinfo.refresh_token ?? '', NOW)
    await at.login('a new password')
  })

  test('makes the refresh tokens before it worthless, also just before', async () => {
    const own = await at.login(PASSWORD)
    const { sessionId } = await tokens.read(own.token, NOW)
    await change(sessionId, PASSWORD)
    await expect(refreshSession(at.db, tokens, own.userinfo.refresh_token ?? '', NOW)).rejects.toThrow('jwt_error_02')
  })
})
