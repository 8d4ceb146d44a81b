import { createApiKey } from '../../accounts/api-keys.ts'
import { changePassword } from '../../accounts/change-password.ts'
import { ownSession } from '../../accounts/own-session.ts'
import { changeProfile, profileOf } from '../../accounts/profile.ts'
import { userinfoOf } from '../../accounts/userinfo.ts'
import { listOrdersOf } from '../../membership/order-list.ts'
import { listPointsOf } from '../../points/list.ts'
import { ApiError } from '../../errors.ts'
import { deleteApiKey, listApiKeys, type ApiKey } from '../../store/relational/api-keys.ts'
import { idOf } from '../../store/relational/ids.ts'
import { countUnreadNotices, listNotices, markNoticesRead } from '../../store/relational/notices.ts'
import { endOtherSessions, endOwnSession, listUserSessions } from '../../store/relational/user-sessions.ts'
import type { Handlers } from '../context.ts'

export const user: Handlers<'user'> = {
  async info({ caller: { user: person, session }, services: { db, now } }) {
    const { view_as = null, expires_at = '' } = session ?? {}
    return {
      userinfo: await userinfoOf(db, person, null, now()),
      level: person.level,
      profile: await profileOf(db, person),
      view_as: view_as === null ? null : { is_read_only: view_as === 'read', expires_at },
    }
  },
  update: ({ input, caller, services: { db, now } }) => changeProfile(db, caller.user.id, input, now()),
  changePassword({ input, caller, origin: { network }, services: { db, tokens, attempts, now } }) {
    const account = { user: caller.user, sessionId: ownSession(caller.session).id, network }
    return changePassword(db, { tokens, attempts }, account, input, now())
  },
  points: ({ input, caller, services: { db } }) => listPointsOf(db, caller.user.id, input),
  orders: ({ input, caller, services: { db } }) => listOrdersOf(db, caller.user.id, input),
  async notices({ input, caller, services: { db } }) {
    const { list, total } = await listNotices(db, caller.user.id, input)
    return {
      list: list.map((notice) => ({ ...notice, id: String(notice.id) })),
      total,
      unread: await countUnreadNotices(db, caller.user.id),
    }
  },
  async readNotices({ input, caller, services: { db, now } }) {
    await markNoticesRead(db, caller.user.id, input.ids?.map(idOf), now())
    return { unread: await countUnreadNotices(db, caller.user.id) }
  },
  async sessions({ caller, services: { db, now } }) {
    const sessions = await listUserSessions(db, caller.user.id, now())
    return {
      list: sessions.map(({ id, agent, view_as, created_at, last_used_at, expires_at }) => ({
        id,
        agent,
        is_current: id === caller.session?.id,
        is_view_as: view_as !== null,
        created_at,
        last_used_at: last_used_at ?? created_at,
        expires_at,
      })),
    }
  },
  async endSessions({ input, caller, services: { db, now } }) {
    const own = ownSession(caller.session)
    if (input.id === undefined) return { ended: await endOtherSessions(db, caller.user.id, own.id, now()) }
    if (!(await endOwnSession(db, caller.user.id, input.id, now()))) throw new ApiError('not_found')
    return { ended: 1 }
  },
  async apiKeys({ caller, services: { db } }) {
    return { list: (await listApiKeys(db, caller.user.id)).map(apiKeyOf) }
  },
  async createApiKey({ input, caller, services: { db, now } }) {
    ownSession(caller.session)
    const { row, key } = await createApiKey(db, caller.user.id, input.name, now())
    return { ...apiKeyOf(row), key }
  },
  async deleteApiKey({ input, caller, services: { db } }) {
    ownSession(caller.session)
    if (!(await deleteApiKey(db, caller.user.id, idOf(input.id)))) throw new ApiError('not_found')
    return {}
  },
}

const apiKeyOf = ({ id, name, prefix, created_at, last_used_at }: ApiKey) => ({
  id: String(id),
  name,
  prefix,
  created_at,
  last_used_at,
})
