import { dimensions, filterOperators, intervals, metrics } from '@sightline/api-client/contract'
import type { Ask } from '../store/clickhouse/select.ts'
import { readCurrentVisitors, readLastEvent, readLastMinutes } from './current.ts'
import type { NamedDeed } from './deeds.ts'
import type { Capabilities, FigureSource } from './figure-source.ts'
import { readFunnel } from './funnel-levels.ts'
import { readOverviews } from './overview-figures.ts'
import { readPanels } from './panels.ts'
import { readProperties } from './properties.ts'
import { readRows } from './rows.ts'
import { readTotals } from './totals.ts'
import { readTrends } from './trends.ts'

const capabilities: Capabilities = {
  metrics: new Set(metrics),
  dimensions: new Set([...dimensions, 'prop']),
  operators: new Set(filterOperators),
  intervals: new Set(intervals),
  delayMs: 0,
}

/** The figures of what the collector has taken. @param goals The site's. */
export function builtInSource(ask: Ask, goals: readonly NamedDeed[]): FigureSource {
  const tables = { ask, goals }
  return {
    name: 'built_in',
    capabilities,
    readTotals: (...asked) => readTotals(tables, ...asked),
    readRows: (...asked) => readRows(tables, ...asked),
    readPanels: (...asked) => readPanels(tables, ...asked),
    readCurrentVisitors: (...asked) => readCurrentVisitors(ask, ...asked),
    readLastMinutes: (...asked) => readLastMinutes(ask, ...asked),
    readTrends: (...asked) => readTrends(tables, ...asked),
    readLastEvent: (siteId) => readLastEvent(ask, siteId),
    readOverviews: (...asked) => readOverviews(ask, ...asked),
    readFunnel: (...asked) => readFunnel(tables, ...asked),
    readProperties: (...asked) => readProperties(tables, ...asked),
  }
}
