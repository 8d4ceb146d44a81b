import { stripeWebhookPath } from '@sightline/api-client/contract'
import type { FastifyInstance } from 'fastify'
import type { Billing } from '../../billing/billing.ts'
import { SignatureError, takeEvent } from '../../billing/webhook.ts'
import { CALLS_WINDOW_MS } from '../rate-limit-store.ts'

const LOG_EVERY_MS = 60_000
/** Requests of a network in a minute; Stripe tells again what is refused. */
const rateLimit = { max: 600, timeWindow: CALLS_WINDOW_MS }

/**
 * Registers the address to which Stripe sends the events of payments: 200 once an event is stored, even when it
 * concerns nobody here; 400 without Stripe's signature. Anything else is told once more.
 */
export function registerWebhooks(server: FastifyInstance, billing: Billing | undefined): void {
  let loggedAt = -Infinity

  void server.register(async (scope) => {
    // Stripe signs the bytes as they are sent.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post(stripeWebhookPath, { config: { rateLimit } }, async (request, reply) => {
      void reply.header('Cache-Control', 'no-store')
      if (billing === undefined) return reply.callNotFound()
      const signature = request.headers['stripe-signature']
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      try {
        const outcome = await takeEvent(billing, billing.webhookSecret, body, [signature].flat()[0])
        return { outcome }
      } catch (error) {
        if (!(error instanceof SignatureError)) throw error
        billing.badSignatures.count += 1
        billing.badSignatures.lastAt = billing.now().toISOString()
        if (Date.now() - loggedAt >= LOG_EVERY_MS) {
          loggedAt = Date.now()
          billing.log.warn(
            'A request to the webhook of Stripe was not signed with STRIPE_WEBHOOK_SECRET, or too long ago.',
          )
        }
        return reply.code(400).send({ code: 400, message: 'invalid_input', data: null })
      }
    })
  })
}
