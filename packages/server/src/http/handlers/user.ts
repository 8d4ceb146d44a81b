import { createApiKey, listOwnApiKeys } from '../../accounts/api-keys.ts'
import { changePassword } from '../../accounts/passwords/change-password.ts'
import { checkPassword } from '../../accounts/passwords/check-password.ts'
import { keepAccount, requestDeletion } from '../../account-deletion/delete-account.ts'
import { requireOwnSession } from '../../accounts/require-own-session.ts'
import { changeProfile, profileOf } from '../../accounts/profile.ts'
import { userinfoOf } from '../../accounts/userinfo.ts'
import { listOrdersOf } from '../../membership/order-list.ts'
import { heldPlan, isPaidByCard, payWithPoints } from '../../membership/pay-with-points.ts'
import { listPointsOf } from '../../points/list-points.ts'
import { readPointRules } from '../../points/point-rules.ts'
import { sendSoon } from '../../mail/send-soon.ts'
import { securityNotice } from '../../notices/security-notice.ts'
import { changeNoticeSetting, noticeSettingsOf } from '../../notices/notice-settings.ts'
import { shownNotice } from '../../notices/shown-notice.ts'
import { ApiError } from '../../errors.ts'
import { listSitesWithViewers } from '../../store/relational/accounts/deletions.ts'
import { deleteApiKey } from '../../store/relational/accounts/api-keys.ts'
import { listInvited } from '../../store/relational/membership/referrals.ts'
import { idOf } from '../../store/relational/ids.ts'
import { countUnreadNotices, insertNotices, listNotices, markNotices } from '../../store/relational/accounts/notices.ts'
import { endOtherSessions, endOwnSession, listUserSessions } from '../../store/relational/accounts/user-sessions.ts'
import type { Handlers } from '../context.ts'

export const user: Handlers<'user'> = {
  async info({ principal: { user: person, session }, services: { db, twoFactors, now } }) {
    const { view_as = null, expires_at = '' } = session ?? {}
    return {
      userinfo: await userinfoOf(db, person, null, now()),
      level: person.level,
      profile: await profileOf(db, person),
      are_two_factors_missing: await twoFactors.isMissing(person),
      deletion_due_at: person.deletion_due_at,
      view_as: view_as === null ? null : { is_read_only: view_as === 'read', expires_at },
    }
  },
  update: ({ input, principal, services: { db, now } }) => changeProfile(db, principal.user.id, input, now()),
  changePassword({ input, principal, origin: { network }, services: { db, tokens, attempts, now } }) {
    const account = { user: principal.user, sessionId: requireOwnSession(principal.session).id, network }
    return changePassword(db, { tokens, attempts }, account, input, now())
  },
  twoFactors: ({ principal, services: { twoFactors } }) => twoFactors.stateOf(principal.user),
  async startTwoFactors({ input, principal: { user: person, session }, origin: { network }, services }) {
    requireOwnSession(session)
    await checkPassword(services.attempts, { user: person, network }, input.password, services.now())
    return services.twoFactors.start(person, services.now())
  },
  async confirmTwoFactors({ input, principal: { user: person, session }, origin: { network }, services }) {
    requireOwnSession(session)
    return { recovery_codes: await services.twoFactors.confirm(person, input.code, network, services.now()) }
  },
  async renewRecoveryCodes({ input, principal: { user: person, session }, origin: { network }, services }) {
    requireOwnSession(session)
    return { recovery_codes: await services.twoFactors.renewRecoveryCodes(person, input.code, network, services.now()) }
  },
  async endTwoFactors({ input, principal: { user: person, session }, origin: { network }, services }) {
    requireOwnSession(session)
    await checkPassword(services.attempts, { user: person, network }, input.password, services.now())
    await services.twoFactors.end(person, services.now())
    return {}
  },
  async changeEmail({ input, principal: { user: person, session }, origin: { network }, services }) {
    requireOwnSession(session)
    if (services.mail === undefined) throw new ApiError('mail_not_configured')
    await checkPassword(services.attempts, { user: person, network }, input.password, services.now())
    const { locale } = person
    await sendSoon(services, { kind: 'confirm_email', address: input.email, data: { user_id: person.id }, locale })
    return {}
  },
  async sendConfirmation({ principal: { user: person, session }, services }) {
    requireOwnSession(session)
    const mail = { kind: 'confirm_email', address: person.email, data: { user_id: person.id } } as const
    if (!(await sendSoon(services, mail))) throw new ApiError('mail_not_configured')
    return {}
  },
  points: ({ input, principal, services: { db } }) => listPointsOf(db, principal.user.id, input),
  async pointRules({ principal, services: { db, now } }) {
    const { id } = principal.user
    const [rules, plan, is_paid_by_card] = await Promise.all([
      readPointRules(db),
      heldPlan(db, id, now()),
      isPaidByCard(db, id),
    ])
    return {
      per_referral: rules.points_per_referral,
      per_unit: rules.points_per_unit,
      per_month: rules.points_per_month,
      plan,
      is_paid_by_card,
    }
  },
  spendPoints({ input, principal: { user: person, session }, services: { db, prices, now } }) {
    requireOwnSession(session)
    return payWithPoints(db, person.id, input, prices, now())
  },
  invitation: ({ input, principal, services: { db } }) => listInvited(db, principal.user.id, input),
  orders: ({ input, principal, services: { db } }) => listOrdersOf(db, principal.user.id, input),
  async notices({ input, principal, services: { db } }) {
    const { list, total } = await listNotices(db, principal.user.id, input)
    return { list: list.map(shownNotice), total, unread: await countUnreadNotices(db, principal.user.id) }
  },
  async readNotices({ input, principal, services: { db, now } }) {
    const readAt = input.is_unread === true ? null : now()
    await markNotices(db, principal.user.id, input.ids?.map(idOf), readAt)
    return { unread: await countUnreadNotices(db, principal.user.id) }
  },
  async noticeSettings({ principal, services: { db, mail } }) {
    return { list: await noticeSettingsOf(db, principal.user.id), is_mail_on: mail !== undefined }
  },
  updateNoticeSetting: ({ input: { kind, in_app, by_mail }, principal, services: { db } }) =>
    changeNoticeSetting(db, principal.user.id, kind, { inApp: in_app, byMail: by_mail }),
  async sessions({ principal, services: { db, now } }) {
    const sessions = await listUserSessions(db, principal.user.id, now())
    return {
      list: sessions.map(({ id, agent, country, view_as, created_at, last_used_at, expires_at }) => ({
        id,
        agent,
        country,
        is_current: id === principal.session?.id,
        is_view_as: view_as !== null,
        created_at,
        last_used_at: last_used_at ?? created_at,
        expires_at,
      })),
    }
  },
  async endSessions({ input, principal, services: { db, now } }) {
    const own = requireOwnSession(principal.session)
    if (input.id === undefined) return { ended: await endOtherSessions(db, principal.user.id, own.id, now()) }
    if (!(await endOwnSession(db, principal.user.id, input.id, now()))) throw new ApiError('not_found')
    return { ended: 1 }
  },
  async apiKeys({ principal, services: { db } }) {
    return { list: await listOwnApiKeys(db, principal.user.id) }
  },
  async createApiKey({ input, principal, services: { db, now } }) {
    requireOwnSession(principal.session)
    const { row, key } = await createApiKey(db, principal.user.id, input, now())
    await insertNotices(db, [securityNotice(principal.user.id, 'key_created', input.name)], now())
    return { ...row, key }
  },
  async deleteApiKey({ input, principal, services: { db } }) {
    requireOwnSession(principal.session)
    if (!(await deleteApiKey(db, principal.user.id, idOf(input.id)))) throw new ApiError('not_found')
    return {}
  },
  async exportData({ principal, services: { importExport } }) {
    requireOwnSession(principal.session)
    return { job_id: await importExport.exportAccount(principal.user.id) }
  },
  async deletion({ principal: { user: person }, services: { db } }) {
    return { due_at: person.deletion_due_at, sites: await listSitesWithViewers(db, person.id) }
  },
  async deleteAccount({ input, principal: { user: person, session }, origin: { network }, services }) {
    requireOwnSession(session)
    return { due_at: await requestDeletion(services, { user: person, network }, input, services.now()) }
  },
  async keepAccount({ principal: { user: person, session }, services: { db, now } }) {
    requireOwnSession(session)
    if (!(await keepAccount(db, person.id, now()))) throw new ApiError('not_found')
    return {}
  },
}
