import { request as requestHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { checkAddress, checkedLookup, type Resolve } from './checked-lookup.ts'
import { OutboundError, outboundErrorOf } from '../errors.ts'
import { allowsUrl, type Reach } from './reach.ts'

const MAX_REDIRECTS = 5
const MAX_BYTES = 2 * 1024 * 1024
const REDIRECTS = new Set([301, 302, 303, 307, 308])

export interface OutboundPage {
  /** The address after redirects. */
  url: URL
  status: number
  headers: IncomingHttpHeaders
  /** The text of the page, at most its first 2 MB. */
  text: string
}

export interface OutboundOptions {
  userAgent: string
  /** Aborts the request and the reading of its answer. */
  signal: AbortSignal
  reach: Reach
  /** @default dns.lookup */
  resolve?: Resolve
}

/**
 * Fetches a page of another server, without cookies. Each redirect is checked: no connection is made to an address out
 * of reach. @throws {OutboundError}
 */
export async function fetchPage(start: URL, options: OutboundOptions): Promise<OutboundPage> {
  try {
    let url = start
    for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
      if (!allowsUrl(options.reach, url)) throw new OutboundError('redirect_invalid')
      const response = await responseOf(url, options)
      const { statusCode: status = 0, headers } = response
      if (!REDIRECTS.has(status) || headers.location === undefined) {
        return { url, status, headers, text: await textOf(response) }
      }
      response.destroy()
      const next = URL.parse(headers.location, url.href)
      if (next === null) throw new OutboundError('redirect_invalid')
      url = next
    }
    throw new OutboundError('too_many_redirects')
  } catch (error) {
    // A body that the signal cuts off fails like one that the other side has cut off.
    throw options.signal.aborted ? new OutboundError('timed_out', { cause: error }) : outboundErrorOf(error)
  }
}

function responseOf(url: URL, { userAgent, signal, reach, resolve }: OutboundOptions): Promise<IncomingMessage> {
  checkAddress(reach, url.hostname)
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((answer, fail) => {
    request(
      url,
      {
        // Each request has a connection of its own, so that none is reused that was opened for another address.
        agent: false,
        lookup: checkedLookup(reach, resolve),
        headers: { 'User-Agent': userAgent, Accept: 'text/html,application/xhtml+xml', 'Accept-Encoding': 'gzip, br' },
        signal,
      },
      answer,
    )
      .on('error', fail)
      // A server that wants to switch protocols gets no answer; without a listener, the request would never end.
      .on('upgrade', (_response, socket) => {
        socket.destroy()
        fail(new OutboundError('no_connection'))
      })
      .end()
  })
}

/** The beginning of the body; the rest is neither read nor decompressed. */
async function textOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  const body = decompress(response)
  for await (const chunk of body) {
    chunks.push(chunk as Buffer)
    size += (chunk as Buffer).length
    if (size >= MAX_BYTES) break
  }
  response.destroy()
  return Buffer.concat(chunks).subarray(0, MAX_BYTES).toString('utf8')
}

function decompress(response: IncomingMessage): AsyncIterable<unknown> {
  const unpack = unpackerOf(response.headers['content-encoding'])
  if (unpack === undefined) return response
  // `pipe` does not forward errors.
  response.on('error', (error) => unpack.destroy(error))
  return response.pipe(unpack)
}

function unpackerOf(encoding = '') {
  const name = encoding.trim().toLowerCase()
  if (name === 'gzip' || name === 'x-gzip') return createGunzip()
  if (name === 'br') return createBrotliDecompress()
  return name === 'deflate' ? createInflate() : undefined
}
