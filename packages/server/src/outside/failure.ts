/** Why a page of somebody else's server could not be had. */
export type OutsideFailure =
  | 'name_unknown'
  | 'address_private'
  | 'no_connection'
  | 'certificate_invalid'
  | 'timed_out'
  | 'too_many_redirects'
  | 'redirect_invalid'

export class OutsideError extends Error {
  override name = 'OutsideError'
  readonly failure: OutsideFailure

  constructor(failure: OutsideFailure, options?: ErrorOptions) {
    super(failure, options)
    this.failure = failure
  }
}

/** What an error of the network means. */
export function outsideErrorOf(error: unknown): OutsideError {
  if (error instanceof OutsideError) return error
  const { code = '', name = '' } = error instanceof Error ? (error as NodeJS.ErrnoException) : {}
  if (name === 'AbortError' || name === 'TimeoutError' || code === 'ETIMEDOUT')
    return new OutsideError('timed_out', { cause: error })
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'ENODATA')
    return new OutsideError('name_unknown', { cause: error })
  if (/CERT|SELF_SIGNED|UNABLE_TO_|ALTNAME/.test(code)) return new OutsideError('certificate_invalid', { cause: error })
  return new OutsideError('no_connection', { cause: error })
}
