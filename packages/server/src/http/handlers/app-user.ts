import { listLimits } from '@sightline/api-client/contract'
import { viewAs } from '../../accounts/view-as.ts'
import { forEachRow, resultOf } from '../../bulk/bulk-result.ts'
import { importUsers } from '../../jobs/import-users.ts'
import { ApiError } from '../../errors.ts'
import { readSiteMetrics } from '../../stats/read-site-metrics.ts'
import { deleteAddress } from '../../store/relational/accounts/addresses.ts'
import type { Database } from '../../store/relational/database.ts'
import { idOf } from '../../store/relational/ids.ts'
import { countUsers, idsOfUsers, listUsers, type UserFilters } from '../../store/relational/accounts/user-list.ts'
import { valuesOfUsers } from '../../store/relational/accounts/user-suggestions.ts'
import { findSite } from '../../store/relational/sites/sites.ts'
import { addUser } from '../../users/add-user.ts'
import { readPayAnalytics } from '../../users/statistics/pay-analytics.ts'
import { readShareAnalytics } from '../../users/statistics/share-analytics.ts'
import { readUsageAnalytics } from '../../users/statistics/usage-analytics.ts'
import { changeUser } from '../../users/change-user.ts'
import { deleteUser } from '../../users/delete-user.ts'
import { nameOf } from '../../users/name-of.ts'
import { pushNotice } from '../../users/push-notice.ts'
import { resetUser } from '../../users/reset-user.ts'
import { appUserRows } from '../../users/user-row.ts'
import type { Handlers } from '../context.ts'
import { answerBulk } from '../bulk-selection.ts'

export const appUser: Handlers<'appUser'> = {
  async fetchAppUserList({ input, services: { db, now } }) {
    const { list, total } = await listUsers(db, input, input)
    return { list: await appUserRows(db, list, now()), total }
  },

  fetchFilterValues: async ({ input: { field, search = '' }, services: { db } }) => ({
    list: await valuesOfUsers(db, field, search, listLimits.suggestions),
  }),

  updateAppUser({ principal, input, services }) {
    const { id, version, ...given } = input
    return changeUser(services.db, principal.user, { id: idOf(id), version }, given, services.now())
  },

  deleteAppUser: ({ principal, input, services }) =>
    answerBulk({
      action: 'appUser.deleteAppUser',
      selection: input,
      rowSource: usersSource(services.db),
      principal,
      services,
      work: (ids) => forEachRow(ids, (id) => deleteUser(services, principal.user, id, services.now())),
    }),

  async addAppUser({ input, principal, services: { db, links, mail, now } }) {
    const { user: inviter } = principal
    const words = mail && { inviter: nameOf(inviter), locale: inviter.locale }
    const added = await addUser(db, links, input, now(), words)
    mail?.wake()
    return added
  },

  pushAppUser({ principal, input: { title, body, ...selection }, services }) {
    const { db, now } = services
    const notice = { title, body }
    return answerBulk({
      action: 'appUser.pushAppUser',
      given: notice,
      selection,
      rowSource: usersSource(db),
      principal,
      services,
      work: async (ids) => resultOf(ids, await pushNotice(db, ids, notice, now())),
    })
  },

  async delAddress({ input, services }) {
    if (!(await deleteAddress(services.db, idOf(input.user_id), idOf(input.id)))) throw new ApiError('not_found')
    return {}
  },

  resetUser: ({ principal, input, services }) =>
    resetUser(services, principal.user, { userId: idOf(input.id), what: input.what }, services.now()),

  importNew: async ({ input, services: { jobs }, principal }) => ({
    job_id: String(await importUsers(jobs, principal.user.id, input.file, input.dry_run)),
  }),

  fetchToken({ principal, input, origin, services: { db, tokens, now } }) {
    const request = {
      actorId: principal.user.id,
      userId: idOf(input.id),
      mayWrite: input.may_write,
      agent: origin.agent,
    }
    return viewAs(db, tokens, request, now())
  },

  async fetchQueryApi({ input, origin, services }) {
    const site = await findSite(services.db, idOf(input.site_id))
    if (site === undefined || site.owner_id !== idOf(input.id)) throw new ApiError('not_found')
    return readSiteMetrics(await services.statsSources.openFor(site, origin), site, input, services.now())
  },

  payAnalytics: ({ input, services }) => readPayAnalytics(services.db, input, services.now()),
  shareAnalytics: ({ input, services }) => readShareAnalytics(services.db, input, services.now()),
  usageAnalytics: ({ input, services }) => readUsageAnalytics(services, input, services.now()),
}

const usersSource = (db: Database) => ({
  count: (filters: UserFilters) => countUsers(db, filters),
  idsOf: (filters: UserFilters, limit: number) => idsOfUsers(db, filters, limit),
})
