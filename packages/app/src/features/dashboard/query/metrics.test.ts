import { noMetricValues as nothing } from '@sightline/api-client'
import { expect, test } from 'vitest'
import { metricValueOf, hasEventsWithoutViews } from './metrics.ts'
import { openingRange, periodIn } from './range.ts'

test('a rate without a visit is missing', () => {
  expect(metricValueOf(nothing, 'bounce_rate')).toBeNull()
  expect(metricValueOf(nothing, 'visit_duration')).toBeNull()
  expect(metricValueOf(nothing, 'visitors')).toBe(0)
  expect(metricValueOf({ ...nothing, visits: 2 }, 'bounce_rate')).toBe(0)
})

test('views are no figure of filters that leave events only', () => {
  const totals = { ...nothing, visitors: 3, visits: 3 }
  expect(hasEventsWithoutViews({ totals }, [['is', 'event', ['Sign-up']]])).toBe(true)
  expect(hasEventsWithoutViews({ totals }, [['matches', 'goal', ['Sign*']]])).toBe(true)
  // No page was viewed, though the filter allows views.
  expect(hasEventsWithoutViews({ totals }, [['is', 'country', ['DE']]])).toBe(false)
  expect(hasEventsWithoutViews({ totals })).toBe(false)
  expect(hasEventsWithoutViews({ totals: { ...totals, pageviews: 1 } }, [['is', 'goal', ['Reads']]])).toBe(false)
  expect(hasEventsWithoutViews({ totals: nothing }, [['is', 'event', ['Sign-up']]])).toBe(false)
})

test('the range stands in the address', () => {
  expect(periodIn(new URLSearchParams('range=28d'))).toEqual({ range: '28d' })
  expect(periodIn(new URLSearchParams('range=toString'))).toBeUndefined()
  expect(periodIn(new URLSearchParams())).toBeUndefined()
})

test('a dashboard opens on the last 7 days once a whole day of the site’s time has passed', () => {
  const opened = (created_at: string, now: string) =>
    openingRange({ created_at, time_zone: 'Asia/Kolkata' }, new Date(now))
  // Nov 18, 23:00 in Kolkata: Nov 19 is the first whole day, and ends at 18:30 UTC.
  expect(opened('2026-11-18T17:30:00.000Z', '2026-11-18T17:31:00.000Z')).toBe('today')
  expect(opened('2026-11-18T17:30:00.000Z', '2026-11-19T18:29:59.000Z')).toBe('today')
  expect(opened('2026-11-18T17:30:00.000Z', '2026-11-19T18:30:00.000Z')).toBe('7d')
})
