import type { ResourceEndpoints } from './endpoint.ts'

/** What one has chosen for the lists of the console: columns, their order and widths, the height of rows, sets of filters. */
export const listSetting = {
  /** One's own settings of a list. */
  get: { method: 'GET', path: '/subapp/v1/listSetting/get', level: 'operator' },
  /** Stores the given settings of a list; those that are absent stay. */
  save: { method: 'POST', path: '/subapp/v1/listSetting/save', level: 'operator' },
} as const satisfies ResourceEndpoints
