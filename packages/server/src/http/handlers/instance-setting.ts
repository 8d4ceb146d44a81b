import type { Handlers } from '../context.ts'

export const instanceSetting: Handlers<'instanceSetting'> = {
  fetchSettings: async ({ services: { settings } }) => ({ list: await settings.list() }),
  updateSetting: ({ input, services: { settings, now } }) => settings.update(input, now()),
}
