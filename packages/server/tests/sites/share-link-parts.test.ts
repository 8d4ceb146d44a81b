import {
  dimensions,
  furtherMetrics,
  metrics,
  rowMetrics,
  sharePanels,
  type Dimension,
  type Filter,
} from '@sightline/api-client/contract'
import { unwrap, type ApiClient, type CallInput, type ShareLink } from '@sightline/api-client'
import { beforeAll, expect, test } from 'vitest'
import { everyCall } from '../support/inputs.ts'
import { clientWith, someAddress } from '../support/people.ts'
import { eventually, sendEvent, USER_AGENT } from '../support/product.ts'
import { openSharedSite } from '../support/sites/shared-site.ts'

const { product, owner, admin } = await openSharedSite()

const today = { range: 'today' } as const
const ofPartner: Filter = ['is', 'utm_source', ['partner']]
const ofOrders: Filter = ['is', 'event', ['Order']]
const allDimensions: Dimension[] = [...dimensions, 'prop:plan']

let site_id: string
let funnel_id: string
let made = 0

/** Seven visitors, three of whom a partner sent; one of these and two of the others order. */
beforeAll(async () => {
  const site = await unwrap(
    owner.website.addWebsite({ name: 'Parts', domain: 'parts.example', currency_type: 'EUR', time_zone: 'UTC' }),
  )
  site_id = site.id
  await unwrap(owner.goal.addGoal({ site_id, name: 'Ordered', kind: 'event', pattern: 'Order', properties: [] }))
  const steps = [
    { name: 'Any page', kind: 'page', pattern: '*', properties: [] },
    { name: 'Order', kind: 'event', pattern: 'Order', properties: [] },
  ] satisfies CallInput<'funnel', 'addFunnel'>['steps']
  funnel_id = (await unwrap(owner.funnel.addFunnel({ site_id, name: 'Way', steps }))).id
  await unwrap(owner.annotation.addAnnotation({ site_id, day: '2026-11-19', text: 'Relaunch' }))
  const origins = ['partner', 'partner', 'partner', 'mail', 'mail', 'mail', 'mail']
  for (const [index, utm] of origins.entries()) {
    const headers = { 'User-Agent': USER_AGENT, ...someAddress() }
    const u = `https://parts.example/${utm}?utm_source=${utm}`
    await sendEvent(product.address, { s: site.public_id, u }, headers) // oxlint-disable-line no-await-in-loop -- in order
    const order = { s: site.public_id, u, n: 'Order', p: { plan: utm === 'partner' ? 'pro' : 'free' } }
    if ([0, 3, 4].includes(index)) await sendEvent(product.address, order, headers) // oxlint-disable-line no-await-in-loop -- in order
  }
  await eventually(async () => {
    const { totals } = await unwrap(owner.stats.query({ site_id, ...today, metrics: ['visitors', 'events'] }))
    return totals.visitors === 7 && totals.events === 3
  })
})

async function newLink(more: Partial<CallInput<'share', 'createShareLink'>>): Promise<ShareLink> {
  made += 1
  return unwrap(owner.share.createShareLink({ site_id, name: `Part ${made}`, ...more }))
}

const readerOf = ({ token }: ShareLink): ApiClient => clientWith(product, token)
const refused = { code: 403, message: 'not_in_share_link' }

/** What of an answer does not depend on the second in which it was given. */
const COMPARED = ['totals', 'breakdowns', 'rows', 'total_rows', 'steps', 'visitors', 'conversion_rate', 'lacking']

const metricValuesIn = (data: object) => {
  const known = new Map(Object.entries(data))
  return Object.fromEntries(COMPARED.flatMap((name) => (known.has(name) ? [[name, known.get(name)]] : [])))
}

type Fields = Record<string, unknown> & { filters?: Filter[] }
type AnyCall = (input: object) => Promise<{ code: number; message: string; data: unknown }>

const callOf = (client: ApiClient, name: string): AnyCall => {
  const [resource = '', call = ''] = name.split('.')
  return (client as unknown as Record<string, Record<string, AnyCall>>)[resource]?.[call] as AnyCall
}

/** How somebody may try to see more than the fixed filters let. */
const ownFilters: Filter[][] = [
  [],
  [['is_not', 'utm_source', ['partner']]],
  [['is', 'utm_source', ['partner', 'mail']]],
  [['matches', 'utm_source', ['*']]],
  [['contains', 'page', ['']]],
  [['is', 'goal', ['Ordered']]],
  [['is_not', 'goal', ['Ordered']]],
  [['is', 'prop:plan', ['free']]],
  [ofOrders],
]
const withOwnFilters = (fields: Fields): Fields[] =>
  ownFilters.map((filters) => ({ ...fields, ...(filters.length > 0 && { filters }) }))

/** For each call that a share link may make: the inputs that are tried, or what it is answered with fixed filters. */
const tried: Record<string, Fields[] | 'refused' | 'has no figures'> = {
  'share.info': 'has no figures',
  'share.open': 'has no figures',
  'goal.fetchGoals': 'has no figures',
  'funnel.fetchFunnels': 'has no figures',
  'annotation.fetchAnnotations': 'has no figures',
  'stats.current': 'refused',
  'stats.dashboard': [
    ...withOwnFilters({ ...today, panels: allDimensions, metrics: [...furtherMetrics] }),
    { ...today, panels: [...sharePanels].filter((panel) => panel !== 'properties' && panel !== 'funnels') },
    { range: 'all', panels: ['page'] },
    { ...today, panels: ['goal'], compare: 'previous', columns: { goal: [...rowMetrics], page: [...rowMetrics] } },
    { ...today, source: 'built_in', interval: 'hour', fixed_filters: [] },
  ],
  'stats.query': [
    ...withOwnFilters({
      ...today,
      metrics: ['visitors', 'visits', 'pageviews', 'events', 'conversion_rate', 'revenue'],
    }),
    ...metrics.map((metric): Fields => ({ ...today, metrics: [metric] })),
    ...(['page', 'utm_source', 'goal'] as const).flatMap((dimension) => withOwnFilters({ ...today, dimension })),
    ...allDimensions.map((dimension): Fields => ({ ...today, dimension, columns: [...rowMetrics], sort: 'visitors' })),
    { ...today, dimension: 'page', trend: true, interval: 'hour' },
    { ...today, dimension: 'event', metrics: ['visitors', 'conversion_rate'], compare: 'previous' },
    { range: 'realtime', dimension: 'utm_source' },
  ],
  'stats.funnel': withOwnFilters(today),
  'stats.properties': withOwnFilters(today),
}

const shareCalls = everyCall.filter(([, { share }]) => share !== undefined).map(([name]) => name)

test('each call that a link may make is decided here', () => {
  expect(Object.keys(tried).toSorted()).toEqual(shareCalls.toSorted())
})

test.each(shareCalls.filter((name) => Array.isArray(tried[name])))(
  '%s answers the fixed filters’ figures, whatever a reader sends',
  async (name) => {
    const reader = callOf(readerOf(await newLink({ filters: [ofPartner] })), name)
    const more = name === 'stats.funnel' ? { funnel_id } : {}
    for (const input of tried[name] as Fields[]) {
      const fields = { ...input, ...more, site_id }
      const all = { ...fields, filters: [ofPartner, ...(input.filters ?? [])] }
      // oxlint-disable-next-line no-await-in-loop -- one address may have few queries at once
      const [seen, wanted] = await Promise.all([reader(fields), callOf(owner, name)(all)])
      const facts = ({ code, message, data }: typeof seen) => [
        code,
        message,
        code === 200 && metricValuesIn(data as object),
      ]
      expect(facts(seen), JSON.stringify(input)).toEqual(facts(wanted))
      expect(seen.code === 200 ? seen.data : { fixed_filters: [ofPartner] }).toMatchObject({
        fixed_filters: [ofPartner],
      })
    }
  },
)

test.each(shareCalls.filter((name) => tried[name] === 'refused'))('%s is refused with fixed filters', async (name) => {
  const link = await newLink({ filters: [ofPartner] })
  expect(await callOf(readerOf(link), name)({ site_id })).toMatchObject({ ...refused, data: null })
  expect(await callOf(readerOf(await newLink({})), name)({ site_id })).toMatchObject({ code: 200 })
})

test('a fixed event hides everybody else, also as what a rate is of', async () => {
  const link = await newLink({ filters: [ofOrders] })
  const reader = readerOf(link)
  const rates = { ...today, site_id, metrics: ['visitors', 'conversion_rate'] } satisfies CallInput<'stats', 'query'>
  // Somebody with all visitors sees which share of them ordered.
  const { totals } = await unwrap(owner.stats.query({ ...rates, filters: [ofOrders] }))
  expect(totals).toEqual({ visitors: 3, conversion_rate: expect.closeTo(300 / 7) as number })
  for (const filters of [
    [],
    [['is', 'utm_source', ['mail', 'partner']]],
    [['is', 'prop:plan', ['pro', 'free']]],
  ] as Filter[][])
    expect((await unwrap(reader.stats.query({ ...rates, filters }))).totals).toEqual({
      visitors: 3,
      conversion_rate: 100,
    })
  for (const dimension of allDimensions) {
    // oxlint-disable-next-line no-await-in-loop -- one address may have few queries at once
    const answer = await reader.stats.query({ ...today, site_id, dimension, columns: [...rowMetrics] })
    const { rows } = await unwrap(Promise.resolve(answer))
    for (const { visitors, percentage, conversion_rate } of rows) {
      expect(percentage).toBeCloseTo((visitors / 3) * 100)
      // Of the three who ordered, by whatever: all of them, or as many as the row has.
      expect(
        [100, (visitors / 3) * 100].some((rate) => Math.abs(rate - (conversion_rate ?? 100)) < 1e-9),
        dimension,
      ).toBe(true)
    }
  }
  const panels = await unwrap(
    reader.stats.dashboard({ ...today, site_id, panels: ['goal'], columns: { goal: ['conversion_rate'] } }),
  )
  expect(panels.breakdowns[0]?.rows).toMatchObject([
    { value: 'Ordered', visitors: 3, percentage: 100, conversion_rate: 100 },
  ])
  expect(await unwrap(reader.stats.funnel({ ...today, site_id, funnel_id }))).toMatchObject({ visitors: 3 })
  // The same holds for goals and properties.
  for (const fixed of [
    ['is', 'goal', ['Ordered']],
    ['is', 'prop:plan', ['free', 'pro']],
  ] as Filter[]) {
    const one = readerOf(await newLink({ filters: [fixed] })) // oxlint-disable-line no-await-in-loop -- few
    expect((await unwrap(one.stats.query(rates))).totals).toEqual({ visitors: 3, conversion_rate: 100 }) // oxlint-disable-line no-await-in-loop -- few
  }
})

test('fixed and own filters together are limited like those of anybody', async () => {
  const reader = readerOf(await newLink({ filters: [ofPartner] }))
  const filters = Array.from({ length: 20 }, (): Filter => ['is', 'page', ['/partner']])
  expect(await reader.stats.query({ site_id, filters })).toMatchObject({
    code: 400,
    data: { fields: { filters: 'too_many_values' } },
  })
  const many: Filter = ['is', 'page', Array.from({ length: 100 }, (_, index) => `/${index}`)]
  const wide = { site_id, filters: [many, many], panels: [...dimensions] }
  expect(await reader.stats.dashboard({ ...wide, filters: [many, ['is', 'page', many[2].slice(8)]] })).toMatchObject({
    data: { fields: { filters: 'query_too_large' } },
  })
})

test('what cannot be fixed is refused when the link is made, and removing the filters shows everybody again', async () => {
  const wrong = (filters: Filter[]) => owner.share.createShareLink({ site_id, name: 'Wrong', filters })
  expect(await wrong([['is_not', 'goal', ['Ordered']]])).toMatchObject({
    data: { fields: { filters: 'field_invalid' } },
  })
  expect(await wrong([['contains_not', 'goal', ['Ord']]])).toMatchObject({
    data: { fields: { filters: 'field_invalid' } },
  })
  expect(await wrong([['is', 'nowhere' as 'page', ['x']]])).toMatchObject({
    data: { fields: { filters: 'field_invalid' } },
  })
  const many: Filter = ['is', 'page', Array.from({ length: 100 }, (_, index) => `/${index}`)]
  expect(await wrong([many, many])).toMatchObject({ data: { fields: { filters: 'query_too_large' } } })
  expect(await owner.share.createShareLink({ site_id, name: 'Wrong', panels: ['nothing' as 'page'] })).toMatchObject({
    data: { fields: { panels: 'field_invalid' } },
  })

  // Whoever has the page open is answered by what the link is now.
  const link = await newLink({})
  expect(link).toMatchObject({ filters: [], panels: null, has_annotations: false })
  const reader = readerOf(link)
  const visitors = async () => (await unwrap(reader.stats.query({ site_id, ...today }))).totals.visitors
  expect(await visitors()).toBe(7)
  const { id } = link
  await unwrap(owner.share.updateShareLink({ site_id, id, version: 1, filters: [ofPartner] }))
  expect(await visitors()).toBe(3)
  // What a change does not name stays.
  await unwrap(owner.share.updateShareLink({ site_id, id, version: 2, name: 'Renamed' }))
  expect(await visitors()).toBe(3)
  expect(await reader.share.info()).toMatchObject({ data: { filters: [ofPartner], panels: null } })
  const open = await unwrap(owner.share.updateShareLink({ site_id, id, version: 3, filters: [] }))
  expect(open.filters).toEqual([])
  expect(await visitors()).toBe(7)
})

test('a filter by a goal that is no more shows nobody', async () => {
  const goal = await unwrap(
    owner.goal.addGoal({ site_id, name: 'Short', kind: 'event', pattern: 'Order', properties: [] }),
  )
  const reader = readerOf(await newLink({ filters: [['is', 'goal', ['Short']]] }))
  const visitors = async () => (await unwrap(reader.stats.query({ site_id, ...today }))).totals.visitors
  expect(await visitors()).toBe(3)
  await unwrap(owner.goal.deleteGoal({ site_id, id: goal.id }))
  expect(await visitors()).toBe(0)
})

test('a link with chosen panels refuses all others, as rows and as filters', async () => {
  const panels: ShareLink['panels'] = ['page', 'country', 'properties']
  const link = await newLink({ panels: panels.toReversed() })
  expect(link.panels).toEqual(panels)
  const reader = readerOf(link)
  const outcomes = await Promise.all(
    allDimensions.map(async (dimension) => {
      const filters: Filter[] = [['is', dimension, ['x']]]
      const [rows, filtered, dashboard, funnel] = [
        await reader.stats.query({ site_id, ...today, dimension }),
        await reader.stats.query({ site_id, ...today, filters }),
        await reader.stats.dashboard({ site_id, ...today, filters }),
        await reader.stats.properties({ site_id, ...today, filters }),
      ]
      return [
        dimension,
        [rows, filtered, dashboard, funnel].map((answer) => ({
          code: answer.code,
          data: 'data' in answer ? answer.data : null,
        })),
      ] as const
    }),
  )
  const refusedBy = (field: string) => ({ code: 403, data: { fields: { [field]: 'not_in_share_link' } } })
  for (const [dimension, answers] of outcomes) {
    const isShown = ['page', 'country', 'prop:plan'].includes(dimension)
    expect(answers, dimension).toMatchObject(
      isShown
        ? answers.map(() => ({ code: 200 }))
        : [refusedBy('dimension'), refusedBy('filters'), refusedBy('filters'), refusedBy('filters')],
    )
  }
  const { breakdowns, totals } = await unwrap(reader.stats.dashboard({ site_id, ...today, panels: allDimensions }))
  expect(breakdowns.map(({ dimension }) => dimension)).toEqual(['page', 'country', 'prop:plan'])
  expect(totals.visitors).toBe(7)
  expect(await reader.goal.fetchGoals({ site_id })).toMatchObject(refused)
  expect(await reader.funnel.fetchFunnels({ site_id })).toMatchObject(refused)
  expect(await reader.stats.funnel({ site_id, funnel_id })).toMatchObject(refused)
  expect(await reader.stats.current({ site_id })).toMatchObject({ code: 200 })

  // The filter that is fixed need not be among the panels; the reader is told of it all the same.
  const both = readerOf(await newLink({ panels: [], filters: [ofPartner] }))
  expect(await both.stats.dashboard({ site_id, ...today, panels: allDimensions })).toMatchObject({
    code: 200,
    data: { totals: { visitors: 3 }, breakdowns: [], fixed_filters: [ofPartner] },
  })
  expect(await both.stats.properties({ site_id, ...today })).toMatchObject(refused)
})

test('annotations are sent only where the link shows them', async () => {
  const link = await newLink({})
  const reader = readerOf(link)
  expect(await reader.annotation.fetchAnnotations({ site_id })).toMatchObject({ ...refused, data: null })
  expect(JSON.stringify(await reader.stats.dashboard({ site_id, ...today }))).not.toContain('Relaunch')
  await unwrap(owner.share.updateShareLink({ site_id, id: link.id, version: link.version, has_annotations: true }))
  expect(await reader.annotation.fetchAnnotations({ site_id })).toMatchObject({
    data: { list: [{ text: 'Relaunch' }] },
  })
  expect(await reader.annotation.addAnnotation({ site_id, day: '2026-11-20', text: 'x' })).toMatchObject({ code: 403 })
})

test('a deleted link comes back with what it shows, and the log says what staff changed of it', async () => {
  const { id, token, version } = await newLink({ filters: [ofPartner], panels: ['page'], has_annotations: true })
  const { deletion_id } = await unwrap(owner.share.removeShareLink({ site_id, id }))
  await unwrap(owner.deletedEntry.restoreEntry({ site_id, id: deletion_id }))
  const shown = { filters: [ofPartner], panels: ['page'], has_annotations: true }
  expect(await clientWith(product, token).share.info()).toMatchObject({ data: shown })

  const change = { filters: [ofOrders], panels: null, has_annotations: false }
  await unwrap(admin.share.updateShareLink({ site_id, id, version, ...change }))
  const { list } = await unwrap(admin.audit.fetchList({ action: 'share.updateShareLink' }))
  expect(list[0]).toMatchObject({
    outcome: 'done',
    changes: [
      {
        id,
        fields: {
          filters: { before: [ofPartner], after: [ofOrders] },
          panels: { before: ['page'], after: null },
          has_annotations: { before: true, after: false },
        },
      },
    ],
  })
})
