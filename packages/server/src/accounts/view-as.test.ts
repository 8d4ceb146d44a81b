import { describe, expect, test } from 'vitest'
import { findCaller } from '../store/relational/accounts/user-sessions.ts'
import { refreshSession } from './refresh-session.ts'
import { viewAs } from './view-as.ts'
import { NOW, tokens, prepareAccounts } from '../../tests/support/database-of-accounts.ts'

const at = prepareAccounts()

describe('an administrator’s view as a member', () => {
  const view = (userId: number, mayWrite = false) =>
    viewAs(at.db, tokens, { actorId: at.admin.id, userId, mayWrite, agent: null }, NOW)

  test('is for active members only', async () => {
    await expect(view(at.admin.id)).rejects.toThrow('staff_protected')
    await expect(view(999)).rejects.toThrow('not_found')
    await at.disableMember()
    await expect(view(at.member.id)).rejects.toThrow('account_disabled')
  })

  test('lasts fifteen minutes and cannot be refreshed', async () => {
    const { token, userinfo, expires_at } = await view(at.member.id)
    expect(userinfo.refresh_token).toBeNull()
    expect(expires_at).toBe(new Date(NOW.getTime() + 15 * 60 * 1000).toISOString())
    const { sessionId } = await tokens.read(token, NOW)
    expect(await findCaller(at.db, sessionId, NOW)).toMatchObject({
      session: { view_as: 'read', actor_id: at.admin.id },
    })
    expect(await findCaller(at.db, sessionId, new Date(expires_at))).toBeUndefined()
    await expect(refreshSession(at.db, tokens, tokens.refresh.first(sessionId), NOW)).rejects.toThrow('jwt_error_02')
  })

  test('ends when whoever views is an administrator no more', async () => {
    const { sessionId } = await tokens.read((await view(at.member.id, true)).token, NOW)
    expect(await findCaller(at.db, sessionId, NOW)).toBeDefined()
    await at.db.updateTable('app_user').set({ level: 'operator' }).where('id', '=', at.admin.id).execute()
    expect(await findCaller(at.db, sessionId, NOW)).toBeUndefined()
  })
})
