import { collectLimits, type CollectLimitError } from '@sightline/api-client/contract'
import type { IncomingHttpHeaders } from 'node:http'
import { PAGEVIEW } from '../../collector/accepted-event.ts'
import type { ExceededLimit } from '../../collector/byte-limits.ts'
import type { Answer, Collector } from '../../collector/collector.ts'
import type { IncomingEvent } from '../../collector/incoming-event.ts'
import { networkOf } from '../../collector/ip-address.ts'
import { objectIn, parseJson } from '../../collector/protocols/fields/json.ts'
import { parsePlausibleEvent } from '../../collector/protocols/plausible.ts'
import { parseOwnEvent } from '../../collector/protocols/sightline.ts'
import { parseUmamiRequest } from '../../collector/protocols/umami.ts'
import { DiskFullError, SpoolFullError } from '../../errors.ts'
import type { RateLimit } from '../../rate-limit.ts'
import { isDiskFull } from '../../store/disk-space.ts'
import { senderOf } from '../sender.ts'

/** A request for the collector, however it was read. */
export interface EventRequest {
  headers: IncomingHttpHeaders
  /** The addresses that the request came by, the server's own peer first. */
  ips: readonly string[]
}

/** An answer of HTTP, however it is sent. */
export interface EventAnswer {
  status: number
  headers: Readonly<Record<string, string>>
  body: string | Buffer
}

/** Answers requests for the collector, each in its protocol. See docs/collector.md */
export interface EventAnswers {
  /** Counts a request of its address; the answer where that has sent too many, which needs no body. */
  limit(request: EventRequest): EventAnswer | undefined
  /** Our own protocol, and Plausible's. */
  event(request: EventRequest, body: string): Promise<EventAnswer>
  umami(request: EventRequest, body: string): Promise<EventAnswer>
  /** @param site the public id */
  pixel(request: EventRequest, site: unknown): Promise<EventAnswer>
}

export interface EventAnswersOptions {
  collector: Collector
  limit: Pick<RateLimit, 'wait'> & { max: () => number }
  countryHeader: string | undefined
  trustedProxies: number
  /** Says why events cannot be kept. */
  onFailure: (error: Error) => void
}

export function createEventAnswers(options: EventAnswersOptions): EventAnswers {
  const { collector, limit, countryHeader, trustedProxies, onFailure } = options

  /** A trusted proxy that hands on nobody's address speaks for many. */
  const networkToLimit = ({ ips }: EventRequest): string | undefined =>
    trustedProxies > 0 && ips.length === 1 ? undefined : networkOf(addressOf(ips))

  const waitOf = ({ ips }: EventRequest): number => limit.wait(networkOf(addressOf(ips)), Date.now())

  /** Answers as the protocol does once the event is on disk, and 503 where it cannot be kept. */
  async function keep(
    event: IncomingEvent,
    request: EventRequest,
    answerTo: (answer: Exclude<Answer, { kind: 'limited' }>) => EventAnswer,
    answerLimit: (exceeded: ExceededLimit) => EventAnswer = limitAnswer,
  ): Promise<EventAnswer> {
    try {
      const sender = senderOf({ ip: addressOf(request.ips), headers: request.headers }, countryHeader)
      const answer = await collector.take(event, sender, networkToLimit(request))
      return answer.kind === 'limited' ? answerLimit(answer) : withDrops(answerTo(answer), answer)
    } catch (error) {
      // A database that does not answer may be there again in a moment, as may room on the disk.
      if (!(error instanceof SpoolFullError)) onFailure(error as Error)
      const message = error instanceof DiskFullError || isDiskFull(error) ? 'storage_full' : 'collector_full'
      return errorAnswer(503, message, { 'Retry-After': '10' })
    }
  }

  return {
    limit(request) {
      const seconds = waitOf(request)
      return seconds === 0 ? undefined : limitAnswer({ limit: 'address_events', max: limit.max(), seconds })
    },

    async event(request, text) {
      const body = parseJson(text)
      const isOwn = objectIn(body)?.['s'] !== undefined
      const event = isOwn ? parseOwnEvent(body) : parsePlausibleEvent(body)
      if (event === undefined) return errorAnswer(400, 'invalid_input')
      return keep(event, request, (answer) => {
        if (answer.kind === 'unknown-site') return errorAnswer(400, 'not_found')
        return isOwn || answer.drops.length === 0
          ? TAKEN
          : { ...TAKEN, headers: { ...TAKEN.headers, 'X-Plausible-Dropped': String(answer.drops.length) } }
      })
    },

    async umami(request, text) {
      const sent = parseUmamiRequest(parseJson(text))
      if (sent === undefined) return errorAnswer(400, 'invalid_input')
      if (sent.event === undefined)
        return (await collector.hasSite(sent.site)) ? jsonAnswer(200, UMAMI_ANSWER) : errorAnswer(400, 'not_found')
      return keep(sent.event, request, (answer) => {
        if (answer.kind === 'unknown-site') return errorAnswer(400, 'not_found')
        return jsonAnswer(200, answer.drops.includes('bot') ? { beep: 'boop' } : UMAMI_ANSWER)
      })
    },

    async pixel(request, site) {
      if (waitOf(request) > 0) return pixelDropped('too_many_requests')
      const event = parseOwnEvent({ s: site, n: PAGEVIEW, u: request.headers.referer })
      if (event === undefined) return pixelDropped('invalid_input')
      return keep(
        event,
        request,
        (answer) => (answer.kind === 'unknown-site' ? pixelDropped('unknown_site') : PIXEL_ANSWER),
        () => pixelDropped('too_many_requests'),
      )
    },
  }
}

const addressOf = (ips: readonly string[]): string => ips.at(-1) ?? ''

const DROPPED = 'X-Sightline-Dropped'

function withDrops(answer: EventAnswer, taken: Exclude<Answer, { kind: 'limited' }>): EventAnswer {
  if (taken.kind === 'unknown-site' || taken.drops.length === 0) return answer
  return { ...answer, headers: { ...answer.headers, [DROPPED]: [...new Set(taken.drops)].join(', ') } }
}

const TAKEN: EventAnswer = { status: 202, headers: { 'Content-Type': 'text/plain' }, body: 'ok' }

/** An answer in the shape that the trackers expect, without anything by which a visitor could be recognized. */
const NO_ID = '00000000-0000-0000-0000-000000000000'
const UMAMI_ANSWER = { cache: 'none', sessionId: NO_ID, visitId: NO_ID }

/** One transparent pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const PIXEL_ANSWER: EventAnswer = {
  status: 200,
  headers: { 'Content-Type': 'image/gif', 'Cache-Control': 'no-store' },
  body: PIXEL,
}

const pixelDropped = (reason: string): EventAnswer => ({
  ...PIXEL_ANSWER,
  headers: { ...PIXEL_ANSWER.headers, [DROPPED]: reason },
})

const jsonAnswer = (status: number, value: object, headers: Record<string, string> = {}): EventAnswer => ({
  status,
  headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify(value),
})

/** Nothing was kept: whoever sends from a server may send it again, later. */
function limitAnswer({ limit, max, seconds }: ExceededLimit): EventAnswer {
  const data: CollectLimitError = {
    limit,
    counts: limit === 'address_events' ? 'events' : 'bytes',
    max,
    window_seconds: collectLimits.windowSeconds,
    retry_after: seconds,
  }
  const headers = { 'Retry-After': String(seconds), 'Access-Control-Expose-Headers': 'Retry-After' }
  return jsonAnswer(429, { code: 429, message: 'too_many_requests', data }, headers)
}

type ErrorMessage = 'invalid_input' | 'not_found' | 'collector_full' | 'storage_full'

const errorAnswer = (code: number, message: ErrorMessage, headers: Record<string, string> = {}): EventAnswer =>
  jsonAnswer(code, { code, message, data: null }, headers)
