import { dashboardMetrics, type CallOutput } from '@sightline/api-client'
import { expect, test } from 'vitest'
import { seriesFile } from './metricFiles.ts'

type Answer = CallOutput<'stats', 'query'>

const names = Object.fromEntries(dashboardMetrics.map((metric) => [metric, metric])) as Record<
  (typeof dashboardMetrics)[number],
  string
>
const texts = { ...names, start: 'Start', startUtc: 'Start (UTC)', partial: 'Partial', compared: 'Compared with' }

/** An answer with daily buckets in Berlin, with the given numbers of visitors. */
const answerOf = (firstDay: number, visitors: readonly number[]): Answer => ({
  range: {
    name: 'custom',
    from: '2026-11-01T23:00:00.000Z',
    to: '2026-11-03T23:00:00.000Z',
    time_zone: 'Europe/Berlin',
    interval: 'day',
  },
  source: { name: 'built_in', complete_until: '2026-11-20T00:00:00.000Z' },
  currency: 'EUR',
  totals: {},
  series: visitors.map((count, index) => ({
    start: `2026-11-${String(firstDay + index).padStart(2, '0')}T23:00:00.000Z`,
    partial: false,
    visitors: count,
    visits: count,
    bounce_rate: 0,
  })),
  rows: [],
  total_rows: 0,
})

const linesOf = (csv: string) =>
  csv
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','))

test('without a comparison the series has its own columns alone', () => {
  const [head = [], first = []] = linesOf(seriesFile(answerOf(10, [7, 8]), texts))
  expect(head).toEqual(['Start', 'Start (UTC)', 'Partial', ...dashboardMetrics])
  expect(first.slice(0, 4)).toEqual(['2026-11-11 00:00', '2026-11-10T23:00:00.000Z', 'false', '7'])
})

test('with one the buckets at the same place stand beside each other, and none is lost', () => {
  const [head = [], ...lines] = linesOf(seriesFile(answerOf(10, [7, 8]), texts, answerOf(3, [1, 2, 0])))
  const valuesOf = (header: string) => lines.map((line) => line[head.indexOf(header)])
  expect(valuesOf('visitors')).toEqual(['7', '8', ''])
  expect(valuesOf('Compared with: visitors')).toEqual(['1', '2', '0'])
  expect(valuesOf('Compared with: Start')).toEqual(['2026-11-04 00:00', '2026-11-05 00:00', '2026-11-06 00:00'])
  // A bucket without a visit has no rate.
  expect(valuesOf('Compared with: bounce_rate')).toEqual(['0', '0', ''])
})
