import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { generateVisits, type TrueVisit } from '../../src/demo/google-analytics/visits.ts'
import { createGoogleAnalyticsSources } from '../../src/stats/google-analytics/google-analytics-sources.ts'
import { startKeepingDays } from '../../src/stats/google-analytics/keep-days.ts'
import { upsertConnection } from '../../src/store/relational/accounts/connections.ts'
import { insertFirstAdmin } from '../../src/store/relational/accounts/users.ts'
import { openDatabase } from '../../src/store/relational/database.ts'
import { readDailyValues, readKeptDays } from '../../src/store/relational/sites/google-daily-values.ts'
import { removeGoogleProperty, setGoogleProperty } from '../../src/store/relational/sites/google-properties.ts'
import { insertSite } from '../../src/store/relational/sites/sites.ts'
import { clientOf, NOON, propertyOf, startGoogle } from './start-google.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** A site whose property has these visits, and Google. */
async function openSite(visits: readonly TrueVisit[]) {
  const google = await startGoogle([{ id: '1', displayName: 'Harbor', properties: [propertyOf({ visits })] }])
  const db = await openDatabase(':memory:')
  const owner = await insertFirstAdmin(db, { email: 'ada@example.com', passwordHash: 'x', now: new Date(NOON) })
  const ownerId = owner?.id ?? 0
  const connection = await upsertConnection(
    db,
    {
      user_id: ownerId,
      provider: 'google',
      subject: '1',
      label: 'ada@example.com',
      scopes: '',
      state: 'connected',
      refresh_token: null,
      access_token: null,
      access_expires_at: null,
    },
    new Date(NOON),
  )
  const site = { ownerId, name: 'Harbor', domain: 'harbor-lane.example', currencyType: 'EUR' }
  await insertSite(db, { ...site, timeZone: 'Europe/Berlin', weekStart: 'monday', now: new Date(NOON) })
  const property = { property_id: '1000', connection_id: connection.id, name: 'Harbor', time_zone: 'Europe/Berlin' }
  await setGoogleProperty(
    db,
    { website_id: 1, ...property, currency_type: 'EUR', stream_id: null, measurement_id: null },
    new Date(NOON),
  )
  const now = { at: NOON }
  const openClient = () => clientOf(google, { now: () => now.at })
  const openGoogleSource = createGoogleAnalyticsSources({ db, openClient, now: () => now.at })
  return { google, db, now, options: { db, openGoogleSource, log: console, now: () => new Date(now.at) } }
}

test('the values of all days are kept, the newest are read again, and they stay without the property', async () => {
  const visits = generateVisits({ seed: 3, from: NOON - 500 * DAY_MS, to: NOON, visitsPerDay: 3 })
  const { google, db, now, options } = await openSite(visits)
  const clock = startKeepingDays(options)
  await clock.run()
  expect(await readKeptDays(db, 1)).toMatchObject({ first: '2024-10-26', last: '2026-03-09' })
  const [day] = (await readDailyValues(db, 1, { first: '2025-06-01', last: '2025-06-01' })).filter(
    ({ metric }) => metric === 'pageviews',
  )
  const from = Date.parse('2025-06-01T00:00+02:00')
  const views = visits.flatMap((visit) => visit.views).filter(({ at }) => at >= from && at < from + DAY_MS)
  expect(day?.value).toBe(views.length)

  google.analytics.requests.length = 0
  now.at = NOON + DAY_MS
  await clock.run()
  expect(google.analytics.requests).toHaveLength(1)
  expect(await readKeptDays(db, 1)).toMatchObject({ last: '2026-03-10' })
  await removeGoogleProperty(db, 1)
  await clock.run()
  expect(await readKeptDays(db, 1)).toMatchObject({ first: '2024-10-26', last: '2026-03-10' })
  await clock.stop()
  await db.destroy()
  await google.stop()
})

test('a property is read soon after a site gets it, and then once an hour', async () => {
  const visits = generateVisits({ seed: 4, from: NOON - 5 * DAY_MS, to: NOON, visitsPerDay: 3 })
  const { google, db, now, options } = await openSite(visits)
  const clock = startKeepingDays({ ...options, lookMs: 5 })
  await expect.poll(() => readKeptDays(db, 1)).toMatchObject({ last: '2026-03-09' })
  await sleep(50)
  const { length } = google.analytics.requests
  await sleep(50)
  expect(google.analytics.requests).toHaveLength(length)
  now.at = NOON + DAY_MS
  await expect.poll(() => readKeptDays(db, 1)).toMatchObject({ last: '2026-03-10' })
  await clock.stop()
  await db.destroy()
  await google.stop()
})
