import { listSettings, updateSetting } from '../../accounts/settings.ts'
import type { Handlers } from '../context.ts'

export const setting: Handlers<'setting'> = {
  fetchSettings: async ({ services: { db } }) => ({ list: await listSettings(db) }),
  updateSetting: ({ input, services: { db, now } }) => updateSetting(db, input, now()),
}
