/** What becomes of a case here. */
export type Mapping =
  /** The same statistics; the query is only spelled in our words. */
  | { as: 'same' }
  /** The same rule, asked or told in another way. */
  | { as: 'translated'; how: string; query?: object; expected?: object }
  | { as: 'not applicable'; rule: string }

const same: Mapping = { as: 'same' }
const custom = (from: string, to: string): object => ({ range: 'custom', from, to })
const translated = (how: string, query: object = {}, expected?: object): Mapping => ({
  as: 'translated',
  how,
  query,
  ...(expected === undefined ? {} : { expected }),
})
const allOfTime = translated('a range of all time is `custom`', custom('2021-01-01', '2021-01-01'))

/** For each case what it is here. */
export const mapping: Readonly<Record<string, Mapping>> = {
  'visitors: distinct user ids': same,
  'visits crossing midnight are counted on the later day; views_per_visit and duration use the whole visit': same,
  'visit duration: average over ALL visits, bounces count as 0': same,
  'current visitors: last 5 minutes': same,
  'current visitors ignores dashboard filters (goal filter) and counts any event type': same,
  'previous period of a calendar month': translated('a whole month is `custom`', custom('2021-01-01', '2021-01-31')),
  'hourly buckets are in the site timezone (CET)': same,
  '91d ends yesterday': translated('`91d` is `custom`', custom('2021-01-16', '2021-04-16')),
  'visitors per hour: a visit counts in EVERY hour it spans': same,
  'total conversions per day': translated(
    'a whole month is `custom`; a goal is there for the event of its name',
    custom('2021-01-01', '2021-01-31'),
  ),
  'bounce rate per day: an empty day is 0': translated('a whole month is `custom`', custom('2021-01-01', '2021-01-31')),
  'month on a weekly scale: weeks start Monday, first bucket clipped to the 1st': translated(
    'a whole month is `custom`',
    custom('2021-01-01', '2021-01-31'),
  ),
  'custom range made of whole weeks': translated('a bucket is named by its first day; not full is `partial`'),
  'custom range by month, both ends partial': translated(
    'a bucket is named by its first day, which the range may cut; not full is `partial`',
    {},
    {
      labels: ['2021-09-06', '2021-10-01', '2021-11-01', '2021-12-01'],
      full_intervals: { '2021-09-06': false, '2021-10-01': true, '2021-11-01': true, '2021-12-01': false },
    },
  ),
  'first week of a month, site timezone ahead of UTC': translated(
    'a whole month is `custom`',
    custom('2023-03-01', '2023-03-31'),
  ),
  'this year by month: months after the current one are not returned': same,
  'an unknown interval is refused': translated('the status 400 of HTTP is the code 400 of the envelope'),
  'midnight does not exist (spring forward at 00:00)': same,
  'breakdown with percentage of visitors and comparison': translated('rates and changes are not rounded here'),
  'custom range by day': same,
  'source belongs to the VISIT: later pageviews inherit it': allOfTime,
  'visit:utm_campaign belongs to the visit': allOfTime,
  'visit:os belongs to the visit': allOfTime,
  'contains filter on referrer': allOfTime,
  'top pages by visitors': same,
  'exit pages: exit rate = exits / pageviews of the page, truncated': translated('rates are not rounded here'),
  'visit:exit_page: visits made only of custom events have none': same,
  'contains filter on a property': same,
  'sources of visits that viewed a page (not only landed on it)': same,
  'realtime 5 min ends 5 s after now': {
    as: 'not applicable',
    rule: '`realtime` is the last 30 minutes and ends at the present',
  },
  'a past day is whole': translated('the end is the first instant after'),
  'calendar month': translated('a whole month is `custom`', custom('2026-05-01', '2026-05-31')),
  'calendar year in Tallinn': translated('a whole year is `custom`', custom('2026-01-01', '2026-12-31')),
  'last 3 months end the month before': translated('`3mo` is `custom`', custom('2026-02-01', '2026-04-30')),
  'custom dates in Tallinn': translated('the end is the first instant after'),
}
