import type { AccountLevel } from '@sightline/api-client'
import { mockCall, mockList } from '@sightline/api-client/mocks'
import { accountOf } from './fixtures.ts'

/**
 * What the console asks for around each of its pages: who looks at it, and how many rows its lists have. A page’s own
 * mocks stand before these: the first one of a call answers.
 */
export const consoleOf = (level: AccountLevel) => [
  mockCall('user', 'info', accountOf(level)),
  mockList('app', 'fetchAppWebsiteList', []),
  mockList('appUser', 'fetchAppUserList', []),
  mockList('aitask', 'fetchAppAitaskList', []),
  mockList('job', 'fetchList', []),
]
