import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePort } from '../support/free-port.ts'

/** An event on the wire, and how it was taken. */
export interface SentEvent {
  s: string
  n: string
  u: string
  r: string
  t: string
  w: string
  props?: Record<string, unknown>
  revenue?: { currency: string; amount: number }
  interactive?: boolean
  e?: number
  sd?: number
  h?: number
  status: number
  type: string
  way: 'direct' | 'through the site'
}

interface PageOptions {
  /** Public id, where it is not the first site's. */
  site?: string
  /** Further attributes of the snippet. */
  attributes?: string
  head?: string
  body?: string
  policy?: string
  /** The snippet's address, where it comes from the site's own host. */
  from?: string
  /** `stay`: clicks on links lead nowhere. */
  script?: 'stay'
}

/** A site whose pages bear the snippet, and a host between them and the collector that notes what passes. */
export interface MeasuredSite {
  address: string
  /** Where the snippet comes from: an origin of its own. */
  collector: string
  sent: SentEvent[]
  /** Forgets the pages and what they have sent. */
  clear(): void
  /** Puts a page up; answers its address. */
  page(path: string, options?: PageOptions): string
  /** The page as a file on the disk. */
  file(path: string): Promise<string>
  stop(): Promise<void>
}

const SCRIPTS: Record<string, string> = {
  '/stay.js': "addEventListener('click', (event) => event.preventDefault())",
  '/component.js': `customElements.define('x-box', class extends HTMLElement {
    connectedCallback() {
      this.attachShadow({ mode: 'open' }).innerHTML = '<button data-sightline-event="Inside">Inside</button>'
    }
  })`,
}

export async function startMeasuredSite(product: string, publicId: string): Promise<MeasuredSite> {
  const sent: SentEvent[] = []
  const pages = new Map<string, { html: string; policy: string | undefined }>()

  const relay = async (request: IncomingMessage, path: string, way: SentEvent['way']) => {
    const isEvent = request.method === 'POST'
    const body = isEvent ? await textOf(request) : undefined
    const answer = await fetch(product + path, {
      method: request.method ?? 'GET',
      headers: {
        'Content-Type': request.headers['content-type'] ?? '',
        'User-Agent': request.headers['user-agent'] ?? '',
        'Accept-Language': request.headers['accept-language'] ?? '',
        'X-Forwarded-For': request.socket.remoteAddress ?? '',
      },
      ...(body === undefined ? {} : { body }),
    })
    if (body !== undefined) {
      const event = JSON.parse(body) as Omit<SentEvent, 'status' | 'type' | 'way'>
      // A page of the test before may say its last word late.
      const isOfTest = [...pages.keys()].some((start) => new URL(event.u).pathname.startsWith(start))
      if (isOfTest) sent.push({ ...event, status: answer.status, type: request.headers['content-type'] ?? '', way })
    }
    return answer
  }

  const collector = await listen(async (request, response) => {
    const answer = await relay(request, request.url ?? '', 'direct')
    response.writeHead(answer.status, headersOf(answer)).end(await answer.text())
  })
  const pagesServer = await listen(async (request, response) => {
    const path = (request.url ?? '').replace(/\?.*/, '')
    if (path.startsWith('/stats/')) {
      const answer = await relay(
        request,
        path.replace('/stats/event', '/api/event').replace('/stats/', '/'),
        'through the site',
      )
      response.writeHead(answer.status, headersOf(answer)).end(await answer.text())
      return
    }
    const script = SCRIPTS[path]
    if (script !== undefined) {
      response.setHeader('Content-Type', 'text/javascript').end(script)
      return
    }
    const found = pages.get(path)
    if (found?.policy !== undefined) response.setHeader('Content-Security-Policy', found.policy)
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.writeHead(path === '/favicon.ico' ? 204 : 200).end(found?.html ?? '')
  })
  const address = `http://localhost:${pagesServer.port}`
  const collectorAddress = `http://127.0.0.1:${collector.port}`
  const folder = await mkdtemp(join(tmpdir(), 'sightline-pages-'))

  const htmlOf = ({ site = publicId, attributes = '', head = '', body = '', from, script }: PageOptions): string =>
    `
    <!doctype html><html lang="en"><head>
    <script defer data-site="${site}" ${attributes} src="${from ?? `${collectorAddress}/s.js`}"></script>
    ${head}${script === undefined ? '' : `<script src="/${script}.js"></script>`}
    <title>A page</title></head><body>${body}</body></html>`.trim()

  return {
    address,
    collector: collectorAddress,
    sent,
    clear() {
      sent.length = 0
      pages.clear()
    },
    page(path, options = {}) {
      pages.set(path.replace(/[?#].*/, ''), { html: htmlOf(options), policy: options.policy })
      return address + path
    },
    async file(path) {
      const name = join(folder, `${path.slice(1)}.html`)
      await writeFile(name, htmlOf({}))
      return pathToFileURL(name).href
    },
    async stop() {
      collector.server.close()
      pagesServer.server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function listen(
  listener: (...parameters: Parameters<RequestListener>) => Promise<void>,
): Promise<{ server: Server; port: number }> {
  const port = await freePort()
  const server = createServer((request, response) => {
    listener(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return { server, port }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

const headersOf = (answer: Response): Record<string, string> => ({
  'Content-Type': answer.headers.get('content-type') ?? '',
  'Access-Control-Allow-Origin': answer.headers.get('access-control-allow-origin') ?? '',
  'Cross-Origin-Resource-Policy': answer.headers.get('cross-origin-resource-policy') ?? '',
})
