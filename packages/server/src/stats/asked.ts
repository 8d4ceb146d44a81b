import type { Schemas } from '@sightline/api-client/contract'
import type { z } from 'zod'
import type { Website } from '../store/database/websites.ts'
import { bucketsOf } from './buckets.ts'
import { comparisonOf, type ComparedSpan } from './comparison.ts'
import type { Filter } from './filters.ts'
import { resolveRange, type Period } from './ranges.ts'
import type { Scope } from './scope.ts'

/** What figures are asked for: the fields that all calls share. */
export type AskedScope = Pick<
  z.output<Schemas['stats']['query']['input']>,
  'range' | 'from' | 'to' | 'interval' | 'compare' | 'compare_from' | 'compare_to'
> & { filters?: readonly Filter[] | undefined }

export type StatsSite = Pick<Website, 'id' | 'time_zone' | 'week_start' | 'currency_type'>

/** What was asked, resolved to instants. */
export interface Resolved {
  period: Period
  scope: Scope
  /** What is compared with, and its scope. */
  compared: { span: ComparedSpan; scope: Scope } | undefined
}

/** @throws {Refusal} where the range cannot be resolved */
export function resolveAsked(site: StatsSite, asked: AskedScope, now: number): Resolved {
  const period = resolveRange(asked.range, site.time_zone, now, { ...asked, weekStart: site.week_start })
  const scope: Scope = {
    siteId: site.id,
    from: period.from,
    to: period.to,
    filters: asked.filters ?? [],
    currency: site.currency_type,
    timeZone: period.timeZone,
    interval: period.interval,
  }
  if (asked.compare === undefined) return { period, scope, compared: undefined }
  const span = comparisonOf(period, asked.compare, { from: asked.compare_from, to: asked.compare_to }, now)
  return { period, scope, compared: { span, scope: { ...scope, ...span } } }
}

export const describeRange = (period: Period) => ({
  name: period.name,
  ...describeSpan(period),
  time_zone: period.timeZone,
  interval: period.interval,
})

export const describeSpan = ({ from, to }: ComparedSpan) => ({
  from: new Date(from).toISOString(),
  to: new Date(to).toISOString(),
})

/** Buckets with what each of them holds; one that ends after `completeUntil`, an instant, is partial. */
export function describeSeries<Content>(period: Period, contents: readonly Content[], completeUntil: string) {
  const buckets = bucketsOf(period)
  const limit = Date.parse(completeUntil)
  return buckets.flatMap(({ start, partial }, index) => {
    const content = contents[index]
    const isCut = (buckets[index + 1]?.start ?? period.to) > limit
    return content === undefined
      ? []
      : [{ start: new Date(start).toISOString(), partial: partial || isCut, ...content }]
  })
}

export const startsOf = (period: Period): number[] => bucketsOf(period).map(({ start }) => start)
