import { apiErrorCodes, type ApiErrorKey, type GoogleFailure, type MessageKey } from '@sightline/api-client/contract'

/** The answer to a call that was understood and says no: the envelope `{ code, message, data }` with HTTP status 200. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly key: ApiErrorKey
  readonly data: unknown

  constructor(key: ApiErrorKey, data: unknown = null) {
    super(key)
    this.key = key
    this.data = data
  }

  /** The envelope's code, which goes with the key. */
  get code() {
    return apiErrorCodes[this.key]
  }
}

/** An error with a message for each wrong field. */
export const invalidFields = (
  fields: Readonly<Record<string, MessageKey>>,
  key: ApiErrorKey = 'invalid_input',
): ApiError => new ApiError(key, { fields })

/** A failure that the person who starts the server can fix: printed as one line, exit code 1. */
export class StartError extends Error {
  override name = 'StartError'
}

const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // PostgreSQL starts or stops, or has no connection left.
  '57P01',
  '57P02',
  '57P03',
  '53300',
])
/** Clients have no code for a connection that came to nothing, or ended, and for a proxy whose store is away, which may say nothing at all. */
const CONNECTION_MESSAGES = [
  /time-?out|socket hang up|(closed|terminated) unexpectedly|50[234] (bad gateway|service|gateway)/i,
  /^\s*(bad gateway|service unavailable|no healthy upstream|$)/i,
]

/** What stands in the way of a start passes by itself. */
export class NotYetError extends StartError {
  override name = 'NotYetError'
}

/** Whether an error of a start, or what caused it, passes by itself, such as a store that cannot be reached: a later start may succeed. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof NotYetError || error instanceof ClickHouseUnavailableError) return true
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && CONNECTION_CODES.has(code)) return true
  if (CONNECTION_MESSAGES.some((message) => message.test(error.message))) return true
  if (error instanceof AggregateError && error.errors.some(isPassing)) return true
  return isPassing(error.cause)
}

/** The disk has no room for a start; a later one may well succeed. */
export class NoRoomError extends StartError {
  override name = 'NoRoomError'
}

/** The data folder belongs to a server that runs. */
export class InUseError extends StartError {}

/** The file is no CSV in UTF-8. */
export class CsvError extends Error {
  override name = 'CsvError'
}

/** The server is stopping; the work was not begun. */
export class StoppedError extends Error {
  override name = 'StoppedError'
}

/** A backup or its restoration cannot be made; the message is one line that says what to do. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** An object of a folder of backups is not what was kept. */
export class AlteredObjectError extends BackupError {
  override name = 'AlteredObjectError'
  readonly file: string

  constructor(file: string, what: 'altered or cut' | 'missing' = 'altered or cut') {
    super(`${file} is ${what}. Choose another backup with --at.`)
    this.file = file
  }
}

/** The backup was made with another key, or without one. */
export class BackupKeyError extends BackupError {
  override name = 'BackupKeyError'
}

/** The spool holds as much as it may, or cannot be written: nothing was accepted. */
export class SpoolFullError extends Error {
  override name = 'SpoolFullError'
}

/** The disk has no room for more. */
export class DiskFullError extends SpoolFullError {
  override name = 'DiskFullError'
}

/** The job did not come to its end. */
export class JobFailedError extends Error {
  override name = 'JobFailedError'
}

/** The command was written in a wrong way. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** The file has more bytes than this instance takes. */
export class FileTooLargeError extends Error {
  override name = 'FileTooLargeError'
  /** The HTTP status. */
  readonly statusCode = 413
}

/** ClickHouse did not answer; the caller may try again in a moment. */
export class ClickHouseUnavailableError extends Error {
  override name = 'ClickHouseUnavailableError'
}

/** Nobody waits for the answer any more. */
export class AbandonedError extends Error {
  override name = 'AbandonedError'
  /** The HTTP status that proxies log for a client that has left; nobody reads the answer. */
  readonly statusCode = 499
}

/** Somebody guesses too often. */
export class TooManyAttemptsError extends Error {
  override name = 'TooManyAttemptsError'
  readonly seconds: number

  /** @param seconds Until the next attempt is looked at */
  constructor(seconds: number) {
    super('Too many attempts')
    this.seconds = seconds
  }
}

/** Somebody asks for more statistics at once than may wait; others may ask all the same. */
export class TooManyQueriesError extends Error {
  override name = 'TooManyQueriesError'
  readonly seconds: number

  /** @param seconds Until it is worth to ask again */
  constructor(seconds: number) {
    super('Too many queries')
    this.seconds = seconds
  }
}

/** The reasons why a page of another server could not be fetched. */
export type OutboundFailure =
  | 'name_unknown'
  | 'address_private'
  | 'no_connection'
  | 'certificate_invalid'
  | 'timed_out'
  | 'too_many_redirects'
  | 'redirect_invalid'

export class OutboundError extends Error {
  override name = 'OutboundError'
  readonly failure: OutboundFailure

  constructor(failure: OutboundFailure, options?: ErrorOptions) {
    super(failure, options)
    this.failure = failure
  }
}

/** Converts an error of the network. */
export function outboundErrorOf(error: unknown): OutboundError {
  if (error instanceof OutboundError) return error
  const { code = '', name = '' } = error instanceof Error ? (error as NodeJS.ErrnoException) : {}
  if (name === 'AbortError' || name === 'TimeoutError' || code === 'ETIMEDOUT')
    return new OutboundError('timed_out', { cause: error })
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'ENODATA')
    return new OutboundError('name_unknown', { cause: error })
  if (/CERT|SELF_SIGNED|UNABLE_TO_|ALTNAME/.test(code))
    return new OutboundError('certificate_invalid', { cause: error })
  return new OutboundError('no_connection', { cause: error })
}

/** Google Analytics did not answer what was asked of it. */
export class GoogleError extends Error {
  override name = 'GoogleError'
  readonly failure: GoogleFailure
  /** The time from which on a new request may succeed, in milliseconds since 1970, where it is known. */
  readonly until: number | undefined

  /** @param message What Google says */
  constructor(failure: GoogleFailure, message: string, { until, cause }: { until?: number; cause?: unknown } = {}) {
    super(message, { cause })
    this.failure = failure
    this.until = until
  }
}

/** The failures of a language model, as they are stored with the task. */
export type ModelFailure =
  | 'no_connection'
  | 'timed_out'
  | 'cut_off'
  | 'rate_limited'
  | 'no_credit'
  | 'rejected'
  | 'provider_failed'
  | 'bad_output'

/** A language model gave no answer that can be used. */
export class ModelError extends Error {
  override name = 'ModelError'
  readonly failure: ModelFailure
  /** What the provider said, in part. */
  readonly detail: string
  /** How long the provider wants to be left alone, in milliseconds, where it says so. */
  readonly retryAfterMs: number | undefined

  constructor(
    failure: ModelFailure,
    detail = '',
    { retryAfterMs, cause }: { retryAfterMs?: number | undefined; cause?: unknown } = {},
  ) {
    super(detail === '' ? failure : `${failure}: ${detail}`, { cause })
    this.failure = failure
    this.detail = detail
    this.retryAfterMs = retryAfterMs
  }
}
