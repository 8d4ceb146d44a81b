import { dimensions, filterOperators, intervals, metrics, visitMeasures } from '@sightline/api-client/contract'
import type { RunQuery } from '../../store/clickhouse/select.ts'
import {
  readCurrentVisitors,
  readFirstEvent,
  readLastEvent,
  readLastMinutes,
  readLiveEvents,
  readLiveVisitors,
} from './realtime.ts'
import type { Capabilities, NamedGoalCondition, StatsSource } from '../source.ts'
import { readFunnelLevels } from './funnel-levels.ts'
import { readOverviews } from './overviews.ts'
import { readBreakdowns } from './breakdowns.ts'
import { readMetricBreakdowns } from './metric-breakdowns.ts'
import { readProperties } from './properties.ts'
import { readBreakdown } from './breakdown.ts'
import type { Tables } from './breakdown.ts'
import type { SumFinder } from './daily-sums/usable-builds.ts'
import { readTotals, readTotalsOfRanges, readUnengagedRates } from './totals.ts'
import { readTrends } from './trends.ts'

const capabilities: Capabilities = {
  metrics: new Set(metrics),
  dimensions: new Set([...dimensions, ...visitMeasures, 'prop']),
  operators: new Set(filterOperators),
  intervals: new Set(intervals),
  delayMs: 0,
}

/** The source of the collector's events in ClickHouse. @param goals The goals of the site. @param sums Finds daily sums, where there are some. */
export function createClickHouseSource(
  ask: RunQuery,
  goals: readonly NamedGoalCondition[],
  sums?: SumFinder,
): StatsSource {
  const tables: Tables = { ask, goals, sums: sums?.open(ask), read: new Set() }
  return {
    name: 'built_in',
    capabilities,
    readFrom: () => (tables.read.size > 1 ? 'both' : ([...tables.read][0] ?? 'rows')),
    readTotals: (...parameters) => readTotals(tables, ...parameters),
    readTotalsOfRanges: (...parameters) => readTotalsOfRanges(tables, ...parameters),
    readUnengagedRates: (...parameters) => readUnengagedRates(tables, ...parameters),
    readBreakdown: (...parameters) => readBreakdown(tables, ...parameters),
    readMetricBreakdowns: (...parameters) => readMetricBreakdowns(tables, ...parameters),
    readBreakdowns: (...parameters) => readBreakdowns(tables, ...parameters),
    readCurrentVisitors: (...parameters) => readCurrentVisitors(ask, ...parameters),
    readLastMinutes: (...parameters) => readLastMinutes(ask, ...parameters),
    readLiveVisitors: (...parameters) => readLiveVisitors(ask, ...parameters),
    readLiveEvents: (...parameters) => readLiveEvents(ask, ...parameters),
    readTrends: (...parameters) => readTrends(tables, ...parameters),
    readFirstEvent: (siteId) => readFirstEvent(ask, siteId),
    readLastEvent: (siteId) => readLastEvent(ask, siteId),
    readOverviews: (...parameters) => readOverviews(ask, ...parameters),
    readFunnelLevels: (...parameters) => readFunnelLevels(tables, ...parameters),
    readProperties: (...parameters) => readProperties(tables, ...parameters),
  }
}
