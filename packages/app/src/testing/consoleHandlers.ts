import type { AccountLevel } from '@sightline/api-client'
import { mockCall, mockList } from '@sightline/api-client/mocks'
import { accountOf } from './fixtures.ts'

/**
 * Mocks of the calls around every page of the console: the viewer’s account and the row counts of its lists. A page’s
 * own mocks stand before these, since the first mock of a call answers.
 */
export const consoleHandlers = (level: AccountLevel) => [
  mockCall('user', 'info', accountOf(level)),
  mockList('app', 'fetchAppWebsiteList', []),
  mockList('appUser', 'fetchAppUserList', []),
  mockList('aitask', 'fetchAppAitaskList', []),
  mockList('job', 'fetchList', []),
  mockCall('listSetting', 'get', { table_view: null, filter_sets: [] }),
]
