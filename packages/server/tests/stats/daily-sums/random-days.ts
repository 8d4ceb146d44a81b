/** Random events of some days of a time zone. */
import * as fc from 'fast-check'
import type { TestEvent } from '../stats-engine.ts'

export interface Clock {
  zone: string
  /** An instant near which the clock of the zone changes, if it does. */
  at: number
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Around each midnight of the days before and after, and at noon. */
const hours = [-4, -3, -2, -1, 0, 1, 2].flatMap((day) => [-1, 0, 1, 5, 11, 14, 19, 22].map((hour) => day * 24 + hour))

export const happeningsOn = ({ at: start }: Clock): fc.Arbitrary<TestEvent[]> =>
  fc
    .uniqueArray(
      fc.record({
        visitor: fc.integer({ min: 1, max: 4 }),
        at: fc
          .tuple(fc.constantFrom(...hours), fc.integer({ min: 0, max: 24 }))
          .map(([hour, steps]) => start + hour * HOUR + steps * 5 * MINUTE),
        name: fc.constantFrom('pageview', 'pageview', 'pageview', 'engagement', 'Buy', 'Scrolled'),
        page: fc.constantFrom('/', '/a', '/b'),
        title: fc.constantFrom('', 'Home', 'News'),
        interactive: fc.boolean(),
        engagement_ms: fc.constantFrom(0, 1000, 25_000),
        revenue: fc.constantFrom(null, null, '5', '19.99'),
        currency: fc.constantFrom('', 'EUR', 'USD'),
        attributes: fc.record({
          hostname: fc.constantFrom('a.example', 'b.example'),
          source: fc.constantFrom('', 'Google'),
          country: fc.constantFrom('', 'DE', 'AT'),
          region: fc.constantFrom('', 'Tirol'),
          city: fc.constantFrom('', 'Hall'),
        }),
      }),
      { minLength: 1, maxLength: 50, size: 'max', selector: ({ visitor, at }) => `${visitor} ${at}` },
    )
    .map((some) =>
      some.map((one) =>
        one.name === 'engagement' ? { ...one, revenue: null, currency: '', title: '' } : { ...one, engagement_ms: 0 },
      ),
    )
