import fc from 'fast-check'
import { lineOf, type Line } from '../support/import-export.ts'

const DAY = 86_400_000
export const FIRST_DAY = '2026-01-01'
export const LAST_DAY = '2026-03-31'
const START = Date.UTC(2026, 0, 1)

const text = fc.constantFrom('', 'one', 'Zwei', '三', `it's "4" %25 \\`)
const event = fc.record({
  visitor: fc.nat(120),
  day: fc.nat(85),
  /** Mostly within some hours, so that visits of several events come about. */
  minute: fc.nat(300),
  second: fc.nat(59_999),
  name: fc.constantFrom('pageview', 'pageview', 'pageview', 'engagement', 'Sign-up', 'Order'),
  page: fc.constantFrom('/', '/prices', '/blog/a', '/blog/b', '/über uns', '/100%25', '/#/app', "/it's"),
  hostname: fc.constantFrom('imported.example', 'blog.imported.example'),
  title: text,
  referrer: fc.constantFrom('', 'https://www.google.com/', 'https://news.example/story', 'android-app://com.reader'),
  campaign: text,
  country: fc.constantFrom('', 'DE', 'IN', 'US'),
  browser: fc.constantFrom('', 'Firefox', 'Chrome'),
  device: fc.constantFrom('', 'desktop', 'mobile'),
  plan: text,
  revenue: fc.constantFrom(null, '12.3456', '99'),
  engagement: fc.nat(100_000),
  scroll: fc.option(fc.nat(100)),
  interactive: fc.boolean(),
})

/** Events of three months, in the order of time; the same ones each time. */
export function someEvents(count: number, seed: number): Line[] {
  return fc
    .sample(event, { numRuns: count, seed })
    .map((one) => ({ ...one, at: START + (one.day % 85) * DAY + one.minute * 60_000 + one.second }))
    .toSorted((a, b) => a.at - b.at)
    .map((one) =>
      lineOf({
        ts: new Date(one.at).toISOString(),
        visitor_id: String(one.visitor * 100 + one.day),
        name: one.name,
        url: `https://${one.hostname}${one.page}?utm_campaign=${encodeURIComponent(one.campaign)}`,
        pathname: one.page,
        referrer: one.referrer,
        title: one.title,
        country: one.country,
        browser: one.browser,
        device: one.device,
        props: one.plan === '' ? {} : { plan: one.plan, number: one.minute },
        ...(one.name === 'engagement' ? { engagement_ms: one.engagement, scroll_depth: one.scroll } : {}),
        ...(one.name === 'Order' && one.revenue !== null ? { revenue: one.revenue, currency: 'EUR' } : {}),
        interactive: one.interactive,
      }),
    )
}
