import { refusals, type MessageKey, type RefusalKey } from '@sightline/api-client/contract'

/** A call that was understood and refused; becomes the envelope `{ code, message, data }` with HTTP status 200. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly key: RefusalKey
  readonly data: unknown

  constructor(key: RefusalKey, data: unknown = null) {
    super(key)
    this.key = key
    this.data = data
  }

  /** The envelope's code, which goes with the key. */
  get code() {
    return refusals[this.key]
  }
}

/** Refuses with a message at each wrong field. */
export const invalidFields = (
  fields: Readonly<Record<string, MessageKey>>,
  key: RefusalKey = 'invalid_input',
): Refusal => new Refusal(key, { fields })
