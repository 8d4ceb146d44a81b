import type { ResourceEndpoints } from './endpoint.ts'

/** Settings of the whole instance, which administrators change. */
export const instanceSetting = {
  /** Lists all settings with their values. */
  fetchSettings: { method: 'GET', path: '/admin/v1/setting/fetchSettings', level: 'admin' },
  /** Changes a setting. */
  updateSetting: { method: 'POST', path: '/admin/v1/setting/updateSetting', level: 'admin' },
  /** Sets the logo of the instance, re-encoded; `updateSetting` removes it. */
  updateLogo: { method: 'POST', path: '/admin/v1/setting/updateLogo', level: 'admin', encoding: 'multipart' },
} as const satisfies ResourceEndpoints
