import { makeLogo } from '../../themes/pictures.ts'
import type { Handlers } from '../context.ts'

export const instanceSetting: Handlers<'instanceSetting'> = {
  fetchSettings: async ({ services: { settings } }) => ({ list: await settings.list() }),

  async updateSetting({ input, services: { settings, limits, now } }) {
    const setting = await settings.update(input, now())
    await limits.refresh()
    return setting
  },

  updateLogo: async ({ input: { logo, version }, services: { settings, now } }) =>
    settings.updateLogo(await makeLogo(logo), version, now()),
}
