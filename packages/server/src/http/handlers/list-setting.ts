import { readListSettings, storeListSettings } from '../../store/relational/accounts/list-settings.ts'
import type { Handlers } from '../context.ts'

export const listSetting: Handlers<'listSetting'> = {
  get: ({ input: { list }, principal, services: { db } }) => readListSettings(db, { userId: principal.user.id, list }),

  save: ({ input: { list, ...settings }, principal, services: { db, now } }) =>
    storeListSettings(db, { userId: principal.user.id, list }, settings, now()),
}
