import { metrics } from '@sightline/api-client/contract'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NamedGoalCondition } from '../../src/stats/source.ts'
import { filterReason, reasons, unavailableReason } from '../../src/stats/query/availability.ts'
import { decideTable } from '../../src/stats/clickhouse/table-decider.ts'
import { dimensionKinds } from '../../src/stats/query/dimensions.ts'
import { openStatsEngine, type EngineSite, type StatsEngine, type TestEvent } from './stats-engine.ts'

const document = readFileSync(join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'metrics.md'), 'utf8')
const examples = [...document.matchAll(/^```figures\n(.*?)^```/gms)].map(([, lines = '']) => lines.trim().split('\n'))

let engine: StatsEngine
beforeAll(async () => {
  engine = await openStatsEngine()
})
afterAll(() => engine.close())

const day = { range: 'custom', from: '2021-01-01', to: '2021-01-01' }
const eventNames: Readonly<Record<string, string>> = { views: 'pageview', pings: 'engagement' }

/** `12:00 Ann views /prices source=Google`, `2020-12-31 12:01 Ann does Sign-up plan:pro revenue=5EUR`. */
function happeningIn(line: string, visitors: Map<string, number>): TestEvent {
  const [, date = '2021-01-01', time = '', who = '', does = '', what = '', rest = ''] =
    /^(?:(\d{4}-\d\d-\d\d) )?(\d\d:\d\d) (\w+) (\w+) (\S+)(.*)$/.exec(line) ?? []
  if (!visitors.has(who)) visitors.set(who, visitors.size + 1)
  const happening: TestEvent = {
    visitor: visitors.get(who) ?? 0,
    at: Date.parse(`${date}T${time}:00Z`),
    name: eventNames[does] ?? what,
    page: does === 'does' ? '/' : what,
    props: Object.fromEntries([...rest.matchAll(/ (\w+):(\S*)/g)].map(([, key = '', value = '']) => [key, value])),
  }
  for (const [, key = '', value = ''] of rest.matchAll(/ (\w+)=(\S+)/g)) {
    if (key === 'engaged') happening.engagement_ms = Number(value) * 1000
    else if (key === 'depth') happening.scroll_depth = Number(value)
    else if (key === 'interactive') happening.interactive = value === 'yes'
    else if (key === 'title') happening.title = value
    else if (key === 'revenue') [happening.revenue, happening.currency] = [value.slice(0, -3), value.slice(-3)]
    else happening.attributes = { ...happening.attributes, [key]: value }
  }
  return happening
}

/** `event:Sign-up+plan:pro`, `page:/blog/*`. */
function conditionIn(text: string, name: string): NamedGoalCondition {
  const [, kind, pattern = '', rest = ''] = /^(event|page):([^+]+)(.*)$/.exec(text) ?? []
  if (kind !== 'event' && kind !== 'page') throw new Error(`${text} is no goal`)
  const properties = [...rest.matchAll(/\+(\w+):([^+]+)/g)].map(([, key = '', value = '']) => ({ key, value }))
  return { name, kind, pattern, properties }
}

/** `goal Reads page:/blog/*`. */
const goalsIn = (lines: readonly string[]): NamedGoalCondition[] =>
  lines.flatMap((line) => {
    const [, name, condition] = /^goal (\S+) (\S+)$/.exec(line) ?? []
    return name === undefined || condition === undefined ? [] : [conditionIn(condition, name)]
  })

/** `visitors 1, visits 2`. */
const valuesIn = (list: string): object =>
  Object.fromEntries(
    list.split(', ').map((item) => {
      const [name = '', value = ''] = item.split(' ')
      const metricValue: unknown = value === 'null' ? null : expect.closeTo(Number(value), 6)
      return [name, metricValue]
    }),
  )

interface Answer {
  totals: object
  rows: readonly object[]
  series?: readonly Partial<Record<string, unknown>>[] | undefined
  comparison?: { totals: object; change: object; points: object } | undefined
}

/** A query, or a call of its own: `funnel page:/ event:Sign-up`, `properties`, `current`; `now=` is when it is asked. */
async function ask(
  example: string,
  { now, ...fields }: Readonly<Record<string, string>>,
  site: EngineSite,
): Promise<Answer> {
  const [what, ...words] = example.split(' ')
  if (what === 'current') return { totals: { current_visitors: await engine.current(site, now ?? '') }, rows: [] }
  if (what === 'funnel') {
    const texts = words.filter((word) => !word.includes('='))
    const steps = texts.map((text) => conditionIn(text, text))
    const { steps: rows, ...totals } = await engine.funnel(site, steps, { ...day, ...fields })
    return { totals, rows: rows.map((row, index) => ({ value: texts[index], ...row })) }
  }
  if (what !== 'properties') return engine.query(site, { ...day, ...fields }, now)
  const { rows } = await engine.properties(site, { ...day, ...fields })
  return { totals: {}, rows: rows.map(({ key, ...row }) => ({ value: key, ...row })) }
}

/** A query's answer, told line by line as the document tells it, and what the document says. */
async function answersOf(example: string, site: EngineSite): Promise<{ given: object[]; said: object[] }> {
  const [query = '', ...lines] = example.trim().split('\n')
  const fields = Object.fromEntries(
    query
      .split(' ')
      .filter((word) => word.includes('='))
      .map((field) => [field.slice(0, field.indexOf('=')), field.slice(field.indexOf('=') + 1)]),
  )
  const answer = await ask(query, fields, site)
  const { comparison } = answer
  const parts = { before: comparison?.totals, change: comparison?.change, points: comparison?.points }
  const rows = [...answer.rows]
  const told = lines.map((written) => {
    const line = written.replace(/^= /, '')
    const [, series, numbers = ''] = /^series (\w+) (.*)$/.exec(line) ?? []
    const [, part, list = ''] = /^(before|change|points) (.*)$/.exec(line) ?? []
    const [, value, own = ''] = /^(\S+): (.*)$/.exec(line) ?? []
    if (series !== undefined) {
      const values = answer.series?.map((bucket) => bucket[series]).join(' ')
      return { given: { series: values }, said: { series: numbers } }
    }
    if (part !== undefined) return { given: parts[part as 'before'] ?? {}, said: valuesIn(list) }
    if (value === undefined) return { given: answer.totals, said: valuesIn(line) }
    return { given: rows.shift() ?? {}, said: { value: value === '(none)' ? '' : value, ...valuesIn(own) } }
  })
  const rest = { given: { untold: rows.length }, said: { untold: 0 } }
  const all = [...told, rest]
  return { given: all.map(({ given }) => given), said: all.map(({ said }) => said) }
}

test.each(examples.map((lines) => [lines.find((line) => line.startsWith('?')), lines] as const))(
  'the example that asks %s',
  async (_, lines) => {
    const site = engine.newSite({ goals: goalsIn(lines) })
    const visitors = new Map<string, number>()
    const first = lines.findIndex((line) => line.startsWith('?'))
    await engine.insert(
      site,
      lines
        .slice(0, first)
        .filter((line) => !line.startsWith('goal '))
        .map((line) => happeningIn(line, visitors)),
      1,
    )
    const queries = lines
      .slice(first)
      .join('\n')
      .split(/^\? /m)
      .filter((example) => example !== '')
    const expectAnswers = async () => {
      for (const example of queries) {
        const { given, said } = await answersOf(example, site)
        expect(given).toMatchObject(said)
      }
    }
    await expectAnswers()
    // The same from daily sums, where they answer it.
    await engine.keepSums(site, '2021-02-01T00:00:00Z')
    await expectAnswers()
  },
)

test('every metric has an example', () => {
  expect(examples.length).toBeGreaterThan(8)
  const said = examples.flat().join('\n')
  expect(metrics.filter((metric) => !said.includes(metric))).toEqual([])
})

/** The cells of the table whose first column is headed so. */
function tableOf(head: string): string[][] {
  const lines = document.split('\n')
  const from = lines.findIndex((line) => line.startsWith(`| ${head} `))
  const until = lines.findIndex((line, index) => index > from && !line.startsWith('|'))
  return lines.slice(from, until).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  )
}

test('the table of what answers what is the one in the code', () => {
  const [head, , ...rows] = tableOf('metric')
  expect(head).toEqual(['metric', ...dimensionKinds, 'filters refused'])
  expect(rows).toEqual(
    metrics.map((metric) => [
      metric,
      ...dimensionKinds.map((kind) => unavailableReason(metric, kind) ?? decideTable(metric, kind)),
      dimensionKinds
        .filter((kind) => filterReason(metric, kind) !== undefined)
        .map((kind) => `${kind}: ${filterReason(metric, kind)}`)
        .join('; ') || 'none',
    ]),
  )
  expect(
    new Map(
      tableOf('refusal')
        .slice(2)
        .map(([name = '', reason = '']) => [name, reason]),
    ),
  ).toEqual(new Map(Object.entries(reasons)))
})
