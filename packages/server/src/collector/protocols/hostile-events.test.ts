import fc from 'fast-check'
import { expect, test } from 'vitest'
import { enrichEvent } from '../enrich/enrich.ts'
import { parseAcceptedEvent } from '../accepted-event.ts'
import type { IncomingEvent } from '../incoming-event.ts'
import { parseOwnEvent } from './sightline.ts'
import { parsePlausibleEvent } from './plausible.ts'
import { parseUmamiRequest } from './umami.ts'

const SITE = '0192d9a0-0000-7000-8000-000000000001'
const ADDRESS = 'https://a.example/'
const sender = { ip: '198.51.100.1', userAgent: 'Mozilla/5.0', acceptLanguage: 'de' }
const salts = { day: '2026-11-20', current: Buffer.alloc(32, 1), previous: null }

/** Texts with a meaning, texts without one, and values that are no texts. */
const value = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    ADDRESS,
    'pageview',
    'engagement',
    'android-app://a.b',
    '//',
    'https://',
    '\0',
    '\ud800',
    'x'.repeat(5000),
  ),
  fc.double(),
  fc.jsonValue(),
  fc.json(),
)

const own = fc.record(
  { r: value, t: value, w: value, p: value, $: value, i: value, e: value, sd: value, h: value, u: value, n: value },
  { requiredKeys: [] },
)
const plausible = fc.record(
  { r: value, m: value, revenue: value, i: value, e: value, sd: value, h: value, d: value, u: value, n: value },
  { requiredKeys: [] },
)
const umami = fc.record(
  {
    url: value,
    hostname: value,
    name: value,
    referrer: value,
    title: value,
    screen: value,
    language: value,
    tag: value,
    data: value,
  },
  { requiredKeys: [] },
)

const event = fc.oneof(
  own.map((fields) => parseOwnEvent({ s: SITE, n: 'x', u: ADDRESS, ...fields })),
  plausible.map((fields) => parsePlausibleEvent({ n: 'x', u: ADDRESS, d: 'a.example', ...fields })),
  umami.map((fields) => parseUmamiRequest({ type: 'event', payload: { website: SITE, ...fields } })?.event),
)

function textsIn(content: unknown): string[] {
  if (typeof content === 'string') return [content]
  if (typeof content !== 'object' || content === null) return []
  return [...Object.keys(content), ...Object.values(content).flatMap((one) => textsIn(one))]
}

const keep = (sent: IncomingEvent) =>
  enrichEvent(sent, sender, { id: 5, domain: 'a.example' }, salts, 1_700_000_000_000)

test('whatever is sent is refused, or kept as a line of bounded texts that every store takes', () => {
  let kept = 0
  fc.assert(
    fc.property(event, (sent) => {
      if (sent !== undefined) kept += 1
      const accepted = sent === undefined ? undefined : keep(sent)
      const line = JSON.stringify(accepted) ?? 'null'
      expect(parseAcceptedEvent(line)).toEqual(accepted)
      expect(line).not.toContain('\n')
      const texts = textsIn(accepted)
      expect(texts.filter((text) => text.length > 2000 || !text.isWellFormed())).toEqual([])
      expect(accepted?.engagement_ms ?? 0).toSatisfy((ms: number) => Number.isInteger(ms) && ms >= 0 && ms < 2 ** 32)
      expect(accepted?.scroll_depth ?? 0).toSatisfy(
        (depth: number) => Number.isInteger(depth) && depth >= 0 && depth <= 100,
      )
    }),
    { numRuns: 3000 },
  )
  expect(kept).toBeGreaterThan(500)
})
