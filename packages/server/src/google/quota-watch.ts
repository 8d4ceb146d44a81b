import { fromAbsolute } from '@internationalized/date'
import type { PropertyQuota } from './report-types.ts'

const HOUR_MS = 60 * 60 * 1000
/** What a standard property may use; one that pays may use ten times as much. */
const limits = { tokensPerDay: 200_000, tokensPerHour: 40_000, tokensPerProjectPerHour: 14_000 } as const
/** The share of the tokens that is left to others. */
const LEFT_OVER = 0.1
/** A property that answers with ten errors in an hour is closed for the rest of it. */
const ERRORS_LEFT_OVER = 2

/** Reports and realtime have quotas of their own. */
export type QuotaKind = 'core' | 'realtime'

/** Nothing more is asked before `until`, in milliseconds since 1970. */
export interface Closure {
  until: number
  reason: 'quota' | 'unavailable'
}

/** How much of its quota each property has left, as its answers say. */
export interface QuotaWatch {
  note(property: string, kind: QuotaKind, quota: PropertyQuota): void
  close(property: string, kind: QuotaKind, closure: Closure): void
  /** Undefined where the property may be asked. */
  closureOf(property: string, kind: QuotaKind): Closure | undefined
}

/** In memory: after a restart, the first answer tells it again. */
export function createQuotaWatch(now: () => number): QuotaWatch {
  const closures = new Map<string, Closure>()
  const keyOf = (property: string, kind: QuotaKind) => `${kind} ${property}`

  function close(property: string, kind: QuotaKind, closure: Closure): void {
    const key = keyOf(property, kind)
    if (closure.until > (closures.get(key)?.until ?? 0)) closures.set(key, closure)
  }

  return {
    close,
    note(property, kind, quota) {
      const isShort = (name: keyof typeof limits) => (quota[name]?.remaining ?? Infinity) < limits[name] * LEFT_OVER
      const errorsLeft = quota.serverErrorsPerProjectPerHour?.remaining ?? Infinity
      if (isShort('tokensPerDay')) close(property, kind, { until: nextDayOf(now()), reason: 'quota' })
      else if (isShort('tokensPerHour') || isShort('tokensPerProjectPerHour') || errorsLeft <= ERRORS_LEFT_OVER)
        close(property, kind, { until: now() + HOUR_MS, reason: 'quota' })
    },
    closureOf(property, kind) {
      const key = keyOf(property, kind)
      const closure = closures.get(key)
      if (closure === undefined || closure.until > now()) return closure
      closures.delete(key)
      return undefined
    },
  }
}

/** The quotas of a day begin anew at midnight in California. */
export function nextDayOf(instant: number): number {
  const midnight = { hour: 0, minute: 0, second: 0, millisecond: 0 }
  return fromAbsolute(instant, 'America/Los_Angeles').add({ days: 1 }).set(midnight).toDate().getTime()
}
