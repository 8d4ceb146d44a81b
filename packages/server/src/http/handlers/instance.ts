import type { Handlers } from '../context.ts'

export const instance: Handlers<'instance'> = {
  info: async ({ services }) => ({
    version: services.version,
    set_up_needed: await services.setUp.isNeeded(),
    registration: await services.settings.registration(),
    mail: services.mail !== undefined,
    stripe: services.billing !== undefined,
    ai: services.isLanguageModelSet,
    google: services.connections.available.google,
    is_demo: services.isDemo,
  }),
  async reportLoadError({ input, services: { loadErrors } }) {
    loadErrors.add(input.type, input.request)
    return {}
  },
}
