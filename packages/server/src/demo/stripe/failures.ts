/** An error answer of the API. */
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

/** The reasons why a bank refuses a payment, with Stripe's words for each. */
const refusals = {
  generic_decline: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
}

export const cardDeclined = (reason: keyof typeof refusals = 'generic_decline') =>
  new StripeFailure(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: reason,
    message: refusals[reason],
  })

/** The error of a payment that the bank asks the absent cardholder to confirm. */
export const confirmationNeeded = () =>
  new StripeFailure(402, {
    type: 'card_error',
    code: 'subscription_payment_intent_requires_action',
    message: 'Payment for this subscription requires additional user action before it can be completed successfully.',
  })
