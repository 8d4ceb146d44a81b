import { describe, expect, test, vi } from 'vitest'
import { listUserSessions } from '../../store/relational/accounts/user-sessions.ts'
import { findUserByEmail } from '../../store/relational/accounts/users.ts'
import { createAttempts } from './password-attempts.ts'
import { PRINTED_LINK_TTL } from './password-links.ts'
import { refreshSession } from '../refresh-session.ts'
import { resetPassword } from './reset-password.ts'
import {
  assertSingleFactor,
  links,
  NOW,
  PASSWORD,
  place,
  SECRET,
  tokens,
  prepareAccounts,
} from '../../../tests/support/database-of-accounts.ts'

const at = prepareAccounts()

describe('a one-time link for a password', () => {
  test('is valid for seven days, a printed one for an hour', async () => {
    const codeIn = (link: string) => link.split('code=')[1] ?? ''
    const handed = codeIn(await links.passwordLink(at.member))
    const printed = codeIn(await links.passwordLink(at.member, PRINTED_LINK_TTL))
    const start = Date.now()
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      vi.setSystemTime(start + 59 * 60_000)
      expect((await links.userOfCode(at.db, printed)).id).toBe(at.member.id)
      vi.setSystemTime(start + 61 * 60_000)
      await expect(links.userOfCode(at.db, printed)).rejects.toThrow('link_invalid')
      expect((await links.userOfCode(at.db, handed)).id).toBe(at.member.id)
      vi.setSystemTime(start + (7 * 24 * 60 + 1) * 60_000)
      await expect(links.userOfCode(at.db, handed)).rejects.toThrow('link_invalid')
    } finally {
      vi.useRealTimers()
    }
  })

  test('sets the password once, also when it is used twice at the same moment', async () => {
    const before = await at.login(PASSWORD)
    const code = await at.codeOf(at.member)
    const use = (password: string) =>
      resetPassword(
        at.db,
        { tokens, links, attempts: createAttempts(at.db, SECRET), assertSingleFactor },
        { code, password },
        place,
      )
    const uses = await Promise.allSettled([use('first new password'), use('second new password')])
    expect(uses.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(use('third new password')).rejects.toThrow('link_invalid')
    const refreshToken = before.userinfo.refresh_token ?? ''
    await expect(refreshSession(at.db, tokens, refreshToken, NOW)).rejects.toThrow('jwt_error_02')
    expect(await listUserSessions(at.db, at.member.id, NOW)).toHaveLength(1)
  })

  test('does nothing for a disabled account', async () => {
    const code = await at.codeOf(at.member)
    await at.disableMember()
    const use = resetPassword(
      at.db,
      { tokens, links, attempts: createAttempts(at.db, SECRET), assertSingleFactor },
      { code, password: 'a new password' },
      place,
    )
    await expect(use).rejects.toThrow('account_disabled')
    expect(await findUserByEmail(at.db, at.member.email)).toMatchObject({ password_hash: at.member.password_hash })
  })
})
