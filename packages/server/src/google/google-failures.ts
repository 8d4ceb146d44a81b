import { ApiError, GoogleError } from '../errors.ts'
import type { JsonAnswer } from '../outbound/fetch-json.ts'
import { nextDayOf } from './quota-watch.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

interface ErrorBody {
  message: string
  reasons: readonly string[]
}

/** What an answer that is no success means. */
export function googleErrorOf(answer: JsonAnswer, now: number): GoogleError {
  const { message, reasons } = errorIn(answer)
  const { status } = answer
  if (status === 401) return new GoogleError('reconnect', message)
  if (status === 403) return forbidden(message, reasons, now)
  if (status === 429) return new GoogleError('quota', message, { until: quotaEnd(message, now) })
  if (status === 404 && answer.body !== undefined) return new GoogleError('not_found', message)
  if (status >= 500 || (status < 400 && answer.body === undefined)) return new GoogleError('unavailable', message)
  return new GoogleError('request_invalid', message)
}

/** What it means that there is no token. */
export function accessErrorOf({ key }: ApiError): GoogleError {
  if (key === 'not_found') return new GoogleError('disconnected', key)
  if (key === 'scope_missing') return new GoogleError('scope_missing', key)
  if (key === 'provider_unavailable') return new GoogleError('unavailable', key)
  const isOfOperator = key === 'provider_misconfigured' || key === 'provider_not_configured'
  return new GoogleError(isOfOperator ? 'api_disabled' : 'reconnect', key)
}

export const isConcurrencyError = ({ failure, message }: GoogleError): boolean =>
  failure === 'quota' && message.startsWith('Exhausted concurrent requests')

function forbidden(message: string, reasons: readonly string[], now: number): GoogleError {
  if (reasons.includes('ACCESS_TOKEN_SCOPE_INSUFFICIENT') || message.includes('insufficient authentication scopes'))
    return new GoogleError('scope_missing', message)
  if (reasons.includes('SERVICE_DISABLED')) return new GoogleError('api_disabled', message)
  if (reasons.some((reason) => /^rate_?limit_?exceeded$/i.test(reason)))
    return new GoogleError('quota', message, { until: now + MINUTE_MS })
  return new GoogleError('no_access', message)
}

function quotaEnd(message: string, now: number): number {
  if (/concurrent/i.test(message)) return now + 10 * SECOND_MS
  if (/thresholded/i.test(message)) return now + 30 * MINUTE_MS
  return /per day/i.test(message) ? nextDayOf(now) : now + HOUR_MS
}

function errorIn({ status, body }: JsonAnswer): ErrorBody {
  const { error } = (body ?? {}) as { error?: { message?: unknown; details?: unknown; errors?: unknown } }
  const details = [error?.details, error?.errors].flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []))
  return {
    message: typeof error?.message === 'string' ? error.message.slice(0, 500) : `HTTP ${status} without a message`,
    reasons: details.flatMap((detail) => {
      const { reason } = (detail ?? {}) as { reason?: unknown }
      return typeof reason === 'string' ? [reason] : []
    }),
  }
}

/** A clear sentence for each failure that somebody can do something about. */
export function apiErrorOf(error: unknown): unknown {
  if (!(error instanceof GoogleError)) return error
  const until = error.until === undefined ? null : new Date(error.until).toISOString()
  switch (error.failure) {
    case 'reconnect':
      return new ApiError('connection_reconnect', { until })
    case 'disconnected':
      return new ApiError('google_disconnected', { until })
    case 'scope_missing':
      return new ApiError('scope_missing', { until })
    case 'no_access':
    case 'not_found':
      return new ApiError('google_no_access', { until })
    case 'quota':
      return new ApiError('google_quota', { until })
    case 'api_disabled':
      return new ApiError('provider_misconfigured', { until })
    case 'unavailable':
      return new ApiError('provider_unavailable', { until })
    case 'request_invalid':
      return error
  }
}
