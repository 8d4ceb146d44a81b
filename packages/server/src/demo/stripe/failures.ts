/** An answer of the API that says no. */
export class StripeFailure extends Error {
  readonly status: number
  readonly error: Record<string, string>

  constructor(status: number, error: Record<string, string>) {
    super(error['message'])
    this.status = status
    this.error = error
  }
}

export const invalid = (message: string, param?: string, code?: string) =>
  new StripeFailure(400, {
    type: 'invalid_request_error',
    message,
    ...(param === undefined ? {} : { param }),
    ...(code === undefined ? {} : { code }),
  })

export const missing = (what: string, id: string) =>
  new StripeFailure(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param: 'id',
  })

export const cardDeclined = () =>
  new StripeFailure(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  })
