import { apiErrorCodes, type MessageKey, type ApiErrorKey } from '@sightline/api-client/contract'

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

/** With a message at each wrong field. */
export const invalidFields = (
  fields: Readonly<Record<string, MessageKey>>,
  key: ApiErrorKey = 'invalid_input',
): ApiError => new ApiError(key, { fields })

/** Something that the person who starts the server can mend: printed as one line, exit code 1. */
export class StartError extends Error {
  override name = 'StartError'
}

/** The data folder belongs to a server that runs. */
export class InUseError extends StartError {}

/** Why a page of somebody else's server could not be had. */
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

/** What an error of the network means. */
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
