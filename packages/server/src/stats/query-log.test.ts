import { healthLimits } from '@sightline/api-client/contract'
import { expect, test } from 'vitest'
import { createQueryLog } from './query-log.ts'

test('only slow queries are kept, the newest first, and all are counted', () => {
  let now = Date.parse('2026-11-20T10:00:00.000Z')
  const log = createQueryLog(() => now)
  const query = { rows: 5, siteId: 7 }
  log.add({ ...query, durationMs: healthLimits.slowMs - 1 })
  for (let count = 0; count < healthLimits.slowQueries + 2; count += 1)
    log.add({ ...query, durationMs: healthLimits.slowMs + count })
  expect(log.counts()).toEqual({
    total: healthLimits.slowQueries + 3,
    slow: healthLimits.slowQueries + 2,
    slowLastHour: healthLimits.slowQueries + 2,
  })
  expect(log.latest()).toHaveLength(healthLimits.slowQueries)
  expect(log.latest()[0]).toEqual({ ...query, durationMs: healthLimits.slowMs + healthLimits.slowQueries + 1, at: now })
  now += 3_600_000
  expect(log.counts().slowLastHour).toBe(0)
})
