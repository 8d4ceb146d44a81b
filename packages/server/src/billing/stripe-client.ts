import type Stripe from 'stripe'
import { ApiError } from '../errors.ts'

export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  /** Another server that speaks as Stripe does; undefined is Stripe itself. */
  apiBase: string | undefined
  /** How long one attempt may take, in milliseconds. @default 10000 */
  timeoutMs?: number | undefined
}

/** Sent with each call, so that answers keep their shape. */
const API_VERSION = '2026-10-28.endive'

const RETRIES = 2

/** Its package is loaded only where cards are taken. */
export async function createStripeClient({ secretKey, apiBase, timeoutMs = 10_000 }: StripeSettings): Promise<Stripe> {
  const { default: Client } = await import('stripe')
  const base = apiBase === undefined ? undefined : new URL(apiBase)
  return new Client(secretKey, {
    apiVersion: API_VERSION,
    maxNetworkRetries: RETRIES,
    timeout: timeoutMs,
    telemetry: false,
    ...(base === undefined
      ? {}
      : {
          host: base.hostname,
          port: base.port === '' ? (base.protocol === 'https:' ? 443 : 80) : Number(base.port),
          protocol: base.protocol === 'https:' ? ('https' as const) : ('http' as const),
        }),
  })
}

/** Does something at Stripe for a person who waits. @throws {ApiError} card_declined, payments_unavailable */
export async function callStripe<Answer>(log: Log, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (!isStripeError(error)) throw error
    if (error.type === 'StripeCardError') throw new ApiError('card_declined')
    log.warn(`Stripe did not do what was asked: ${describeError(error)}`)
    throw new ApiError('payments_unavailable')
  }
}

export interface Log {
  warn(message: string): void
}

/** By its name: the class is not loaded everywhere. */
export const isStripeError = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Error && 'type' in error && typeof error.type === 'string' && error.type.startsWith('Stripe')

/** An error in words that hold nothing of a request: a message of Stripe may quote what was sent. */
export function describeError(error: unknown): string {
  if (!isStripeError(error)) return error instanceof Error ? error.name : 'unknown'
  const { type, code, statusCode, requestId } = error
  return [type, code, statusCode, requestId].filter((part) => part !== undefined && part !== null).join(' ')
}
