import type { ApiClient } from '@sightline/api-client'
import type { ClickHouseClient } from '@clickhouse/client'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { rowsOf } from '../../src/collector/visits/batch-rows.ts'
import type { EventRow } from '../../src/store/clickhouse/rows.ts'
import { enrichEvent } from '../../src/collector/enrich/enrich.ts'
import { openVisitsInMemory } from '../../src/collector/visits/open-visits.ts'
import { parseOwnEvent } from '../../src/collector/protocols/sightline.ts'
import { eventsOf, withTablesOf } from '../support/event-tables.ts'
import { removeFolder, signedInClient, startProduct, USER_AGENT } from '../support/product.ts'

type Fields = Readonly<Record<string, unknown>>

interface RequestCase {
  name: string
  requests: { userAgent?: string; body: { domain: string } & Fields }[]
  expected: {
    status?: number
    body?: string
    stored?: boolean
    storedIn?: string[]
    sameVisitor?: boolean
    event?: Fields
  }
}

interface VisitCase {
  name: string
  events: { second: number; name: string; path: string; host?: string }[]
  expected: Fields
}

const cases = JSON.parse(
  readFileSync(join(import.meta.dirname, 'reference-cases', 'collector-cases.json'), 'utf8'),
) as {
  requests: RequestCase[]
  visits: VisitCase[]
}

/** What a case means here: the same, or something that is said in another way, and how. */
type Meaning = 'same' | { translated: string; fields: Fields } | { translated: string; userAgent: string }

const ordinaryAgent: Meaning = {
  translated: 'what says no more of itself than "UA" is automated; an ordinary browser is sent',
  userAgent: USER_AGENT,
}

const meanings: Readonly<Record<string, Meaning>> = {
  'records a pageview': 'same',
  'two sites in one event (comma list), same timestamp': 'same',
  'trailing whitespace of the path removed': 'same',
  'user agent parsed': {
    translated: 'systems are called as their makers do, and of versions the first number is kept',
    fields: { os: 'macOS', os_version: '10', browser: 'Chrome', browser_version: '70' },
  },
  'spam referrer dropped but accepted': 'same',
  'own site as referrer is ignored': 'same',
  'query, hash and www. removed from referrer': 'same',
  'android app referrer kept': 'same',
  '?source= acts as utm_source': 'same',
  'channel: direct': { translated: 'channels have names of ours', fields: { channel: 'direct' } },
  'channel: organic social': { translated: 'what is not paid bears no word for it', fields: { channel: 'social' } },
  'channel: email by utm_medium': { translated: 'channels have names of ours', fields: { channel: 'email' } },
  'channel: paid video from yt-ads': {
    translated: 'sources are written as they call themselves',
    fields: { source: 'YouTube', channel: 'paid_video' },
  },
  'channel: affiliates': { translated: 'channels have names of ours', fields: { channel: 'affiliates' } },
  'same IP and user agent: same visitor': ordinaryAgent,
  'other site: other visitor id': ordinaryAgent,
  'one pageview: a bounce of 0 s': {
    translated: 'events are custom events only; views are counted apart',
    fields: { is_bounce: true, duration: 0, pageviews: 1, events: 0, entry_page: '/a', exit_page: '/a' },
  },
  'custom event only: no entry or exit page': 'same',
  'hostname of entry and exit differ': {
    translated: 'a visit keeps the host of its first event; the host of the last page is that of its view',
    fields: { hostname: 'example.com', last_hostname: 'blog.example.com' },
  },
}

const translationOf = (name: string): Partial<{ fields: Fields; userAgent: string }> => {
  const meaning = meanings[name]
  return meaning === undefined || meaning === 'same' ? {} : meaning
}

const fieldsOf = (name: string, expected: Fields): Fields => translationOf(name).fields ?? expected

test('each case has a meaning, and each meaning a case', () => {
  expect(Object.keys(meanings).toSorted()).toEqual(
    [...cases.requests, ...cases.visits].map(({ name }) => name).toSorted(),
  )
})

test('events are answered and stored as in the cases', async () => {
  const product = await startProduct({ environment: { TRUST_PROXY: '1' } })
  try {
    const client = await signedInClient(product)
    const sent: Sent[] = []
    for (const [index, one] of cases.requests.entries()) sent.push(await send(product.address, client, one, index))
    const results = await withTablesOf(product, (tables) => Promise.all(sent.map((one) => resultOf(one, tables))))
    for (const [index, one] of cases.requests.entries()) {
      expect(results[index], one.name).toMatchObject(expectedOf(one))
    }
  } finally {
    await product.stop()
    await removeFolder(product.dataDir)
  }
})

interface Sent {
  answers: object[]
  /** The id of each site, by its domain in the case. */
  siteIds: Map<string, string>
}

/** Sends what a case says, for sites and from an address of its own. */
async function send(
  address: string,
  client: ApiClient,
  { name: nameOfCase, requests }: RequestCase,
  index: number,
): Promise<Sent> {
  const siteIds = new Map<string, string>()
  for (const name of new Set(requests.flatMap(({ body }) => body.domain.split(',')))) {
    const domain = `${index}.${name}`
    const added = await client.website.addWebsite({ name, domain, currency_type: 'EUR' })
    if (added.code !== 200) throw new Error(added.message)
    siteIds.set(name, added.data.id)
  }
  const answers = []
  for (const { userAgent = USER_AGENT, body } of requests) {
    const domain = body.domain.split(',').map((name) => `${index}.${name}`)
    const response = await fetch(`${address}/api/event`, {
      method: 'POST',
      headers: {
        'User-Agent': translationOf(nameOfCase).userAgent ?? userAgent,
        'X-Forwarded-For': `198.51.100.${index + 1}`,
      },
      body: JSON.stringify({ ...body, domain: domain.join(',') }),
    })
    const dropped = response.headers.get('X-Plausible-Dropped')
    answers.push({ status: response.status, body: await response.text(), dropped })
  }
  return { answers, siteIds }
}

async function resultOf({ answers, siteIds }: Sent, tables: ClickHouseClient) {
  const events = new Map<string, EventRow[]>()
  for (const [name, id] of siteIds) events.set(name, await eventsOf(tables, id))
  const kept = [...events.values()].flat()
  return {
    answers,
    storedIn: [...events].filter(([, rows]) => rows.length > 0).map(([name]) => name),
    count: kept.length,
    instants: new Set(kept.map(({ ts }) => ts)).size,
    visitors: new Set(kept.map(({ visitor_id }) => visitor_id)).size,
    event: kept[0],
  }
}

/** What `resultOf` has to be, as far as the case says. */
function expectedOf({ name, requests, expected }: RequestCase) {
  const { status = 202, body = 'ok', stored = true, storedIn, sameVisitor, event } = expected
  return {
    answers: requests.map(() => ({ status, body, dropped: stored ? null : '1' })),
    ...(stored ? {} : { count: 0 }),
    ...(storedIn === undefined ? {} : { storedIn, count: storedIn.length, instants: 1 }),
    ...(sameVisitor === undefined ? {} : { count: 2, visitors: sameVisitor ? 1 : 2 }),
    ...(event === undefined ? {} : { event: fieldsOf(name, event) }),
  }
}

describe('events become visits as in the cases', () => {
  const START = Date.UTC(2026, 10, 20, 12)
  const SITE = { id: 1, domain: 'example.com' }
  const sender = { ip: '198.51.100.1', userAgent: USER_AGENT, acceptLanguage: '' }
  const salts = { day: '2026-11-20', current: Buffer.alloc(32, 1), previous: null }

  test.each(cases.visits)('$name', async (one) => {
    const accepted = one.events.map(({ second, name, path, host = SITE.domain }) => {
      const event = parseOwnEvent({ s: crypto.randomUUID(), n: name, u: `https://${host}${path}` })
      if (event === undefined) throw new Error('no event')
      return enrichEvent(event, sender, SITE, salts, START + second * 1000)
    })
    const { events, sessions } = await rowsOf(accepted, openVisitsInMemory())
    expect(sessions).toHaveLength(1)
    const visit = sessions.map((row) => ({
      ...row,
      duration: (row.end - row.start) / 1000,
      last_hostname: events.at(-1)?.hostname,
    }))
    expect(visit[0]).toMatchObject(fieldsOf(one.name, one.expected))
  })
})
