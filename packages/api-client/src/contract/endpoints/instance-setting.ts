import type { ResourceEndpoints } from './endpoint.ts'

/** Settings of administrators for the whole instance. */
export const instanceSetting = {
  /** Every setting with its value. */
  fetchSettings: { method: 'GET', path: '/admin/v1/setting/fetchSettings', level: 'admin' },
  /** Changes a setting. */
  updateSetting: { method: 'POST', path: '/admin/v1/setting/updateSetting', level: 'admin' },
} as const satisfies ResourceEndpoints
