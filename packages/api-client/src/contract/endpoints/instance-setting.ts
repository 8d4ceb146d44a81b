import type { ResourceEndpoints } from './endpoint.ts'

/** Settings of the whole instance, which administrators change. */
export const instanceSetting = {
  /** Lists all settings with their values. */
  fetchSettings: { method: 'GET', path: '/admin/v1/setting/fetchSettings', level: 'admin' },
  /** Changes a setting. */
  updateSetting: { method: 'POST', path: '/admin/v1/setting/updateSetting', level: 'admin' },
} as const satisfies ResourceEndpoints
