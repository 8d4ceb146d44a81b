import { listSettings, updateSetting } from '../../accounts/instance-settings.ts'
import type { Handlers } from '../context.ts'

export const instanceSetting: Handlers<'instanceSetting'> = {
  fetchSettings: async ({ services: { db } }) => ({ list: await listSettings(db) }),
  updateSetting: ({ input, services: { db, now } }) => updateSetting(db, input, now()),
}
