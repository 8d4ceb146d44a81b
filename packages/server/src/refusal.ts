import type { MessageKey } from '@sightline/api-client/contract'

/** A call that was understood and refused; becomes the envelope `{ code, message, data }` with HTTP status 200. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: 400 | 402 | 403 | 404 | 409
  readonly key: MessageKey
  readonly data: unknown

  constructor(code: Refusal['code'], key: MessageKey, data: unknown = null) {
    super(key)
    this.code = code
    this.key = key
    this.data = data
  }
}

/** Code 400 with a message at each wrong field. */
export const invalidFields = (
  fields: Readonly<Record<string, MessageKey>>,
  key: MessageKey = 'invalid_input',
): Refusal => new Refusal(400, key, { fields })
