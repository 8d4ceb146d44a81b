import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { answerCall } from './api.ts'
import { StripeFailure } from './failures.ts'
import { LocalStripe, type StripeEvent } from './local-stripe.ts'
import type { KeptPrice } from './records.ts'
import { answerPage } from './pages.ts'

/** The failure of the next request: an error answer, no answer, or a connection that is cut. */
export type Fault = 402 | 429 | 500 | 'hang' | 'cut'

export interface RunningStripe {
  state: LocalStripe
  address: string
  secretKey: string
  webhookSecret: string
  /** All events since the start. */
  events: StripeEvent[]
  /** The faults of the next requests, one each. */
  faults: Fault[]
  /** The number of API requests so far, failed ones included. */
  requests: () => number
  /** The body and the headers with which an event is sent. */
  signed: (event: StripeEvent, at?: Date) => { body: string; headers: Record<string, string> }
  stop: () => Promise<void>
}

export interface StartOptions {
  port?: number
  prices?: readonly KeptPrice[]
  now?: number
  /** The address to which events are sent as they happen; without it they are only kept. */
  webhookUrl?: string
  /** Whether its clock follows that of the machine. @default false */
  followsClock?: boolean
  /** Called with each request of the API, before it is answered. */
  onRequest?: (method: string, path: string) => void
}

const SECRET_KEY = 'sk_test_local'
const WEBHOOK_SECRET = 'whsec_local'
const REDELIVER_MS = 2000
const DELIVERIES = 20

const price = (plan: string, billing: 'monthly' | 'yearly', amount: number): KeptPrice => ({
  id: `price_${plan}_${billing}`,
  lookupKey: `${plan}_${billing}`,
  amount,
  currency: 'usd',
  interval: billing === 'monthly' ? 'month' : 'year',
})

export const LOCAL_PRICES: readonly KeptPrice[] = [
  price('standard', 'monthly', 900),
  price('standard', 'yearly', 9000),
  price('premium', 'monthly', 2400),
  price('premium', 'yearly', 24_000),
]

/** Starts a local Stripe on loopback, for the official client. No card is charged. */
export async function startLocalStripe(options: StartOptions = {}): Promise<RunningStripe> {
  const {
    port = 0,
    prices = LOCAL_PRICES,
    now = Math.floor(Date.now() / 1000),
    webhookUrl,
    onRequest,
    followsClock = false,
  } = options
  const events: StripeEvent[] = []
  const faults: Fault[] = []
  const replays = new Map<string, { request: string; status: number; body: string }>()
  const client = new Stripe(SECRET_KEY)
  let requests = 0
  const timers = new Set<NodeJS.Timeout>()

  const signed: RunningStripe['signed'] = (event, at = new Date()) => {
    const body = JSON.stringify(event)
    const header = client.webhooks.generateTestHeaderString({
      payload: body,
      secret: WEBHOOK_SECRET,
      timestamp: Math.floor(at.getTime() / 1000),
    })
    return { body, headers: { 'Content-Type': 'application/json', 'Stripe-Signature': header } }
  }

  async function deliver(event: StripeEvent, url: string, tries: number): Promise<void> {
    const isTaken = await fetch(url, { method: 'POST', ...signed(event), signal: AbortSignal.timeout(30_000) }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isTaken || tries >= DELIVERIES) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      void deliver(event, url, tries + 1)
    }, REDELIVER_MS)
    timers.add(timer.unref())
  }

  const state = new LocalStripe({
    prices,
    now,
    onEvent(event) {
      events.push(event)
      if (webhookUrl !== undefined) setImmediate(() => void deliver(event, webhookUrl, 1))
    },
  })

  function answerApi(request: IncomingMessage, body: string, response: ServerResponse): void {
    const { pathname, search } = new URL(request.url ?? '/', 'http://local')
    const method = request.method ?? 'GET'
    requests += 1
    if (followsClock) state.advance(Math.max(0, Math.floor(Date.now() / 1000) - state.now))
    onRequest?.(method, pathname)
    const send = (status: number, text: string, headers: Record<string, string> = {}) =>
      void response
        .writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': `req_${requests}`, ...headers })
        .end(text)
    const fault = faults.shift()
    if (fault === 'hang') return
    if (fault === 'cut') return void response.destroy()
    if (fault !== undefined) return send(fault, JSON.stringify({ error: errorOf(fault) }))
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`)
      return send(
        401,
        JSON.stringify({ error: { type: 'invalid_request_error', message: 'Invalid API Key provided.' } }),
      )
    const key = method === 'POST' ? request.headers['idempotency-key'] : undefined
    const known = typeof key === 'string' ? replays.get(key) : undefined
    const given = `${pathname} ${body}`
    if (known !== undefined && known.request !== given)
      return send(
        400,
        JSON.stringify({
          error: { type: 'idempotency_error', message: 'Keys can only be used with the same parameters.' },
        }),
      )
    if (known !== undefined) return send(known.status, known.body, { 'Idempotent-Replayed': 'true' })
    const { status, text } = answerOf(state, { method, path: pathname, query: search.slice(1), body })
    if (typeof key === 'string') replays.set(key, { request: given, status, body: text })
    send(status, text)
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      if (request.url?.startsWith('/v1/')) return answerApi(request, body, response)
      showPage(state, request, body, response)
    })
  })
  await new Promise<void>((done) => {
    server.listen(port, '127.0.0.1', done)
  })
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  state.base = address
  return {
    state,
    address,
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    events,
    faults,
    requests: () => requests,
    signed,
    async stop() {
      for (const timer of timers) clearTimeout(timer)
      server.closeAllConnections()
      await new Promise((done) => {
        server.close(done)
      })
    },
  }
}

function answerOf(state: LocalStripe, request: Parameters<typeof answerCall>[1]): { status: number; text: string } {
  try {
    return { status: 200, text: JSON.stringify(answerCall(state, request)) }
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error
    return { status: error.status, text: JSON.stringify({ error: error.error }) }
  }
}

function showPage(state: LocalStripe, request: IncomingMessage, body: string, response: ServerResponse): void {
  try {
    const action = request.method === 'POST' ? (new URLSearchParams(body).get('action') ?? undefined) : undefined
    const answer = answerPage(state, new URL(request.url ?? '/', 'http://local').pathname, action)
    if ('redirect' in answer) return void response.writeHead(303, { Location: answer.redirect }).end()
    response.writeHead(answer.status, { 'Content-Type': 'text/html; charset=utf-8' }).end(answer.html)
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error
    response.writeHead(error.status, { 'Content-Type': 'text/plain' }).end(error.message)
  }
}

const errorOf = (status: 402 | 429 | 500) =>
  ({
    402: {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: 'Your card was declined.',
    },
    429: { type: 'rate_limit_error', code: 'rate_limit', message: 'Too many requests.' },
    500: { type: 'api_error', message: 'Something went wrong.' },
  })[status]
