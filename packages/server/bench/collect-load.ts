/**
 * Sends events as fast as they are answered, over a few connections that stay open: a process of its own, so that it
 * shares no event loop with what it measures, on bare sockets, so that it costs little of the machine.
 */
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Load {
  port: number
  /** Public id of the site. */
  site: string
  connections: number
  seconds: number
  /** Sent before anything is measured, in seconds: the server's code is compiled while it runs. */
  warmUp: number
  /** Whether each event is somebody's first, or all are of people whose visits are open. */
  visitors: 'new' | 'known'
  /** Not more than these; without it as many as are answered. */
  eventsASecond?: number
}

export interface LoadResult {
  /** Events that were answered 202, by path. */
  accepted: Record<string, number>
  /** Other answers, by their status. */
  others: Record<string, number>
  /** Events that were answered 202 and are measured. */
  measured: number
  /** The time that is measured, to its last answer. */
  seconds: number
  /** Milliseconds. */
  p50: number
  p99: number
  slowest: number
}

/** People who are on the site at the same time. */
const PEOPLE = 2000
const PAGES = 300

const AGENTS = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
]
const REFERRERS = [
  '',
  '',
  'https://www.google.com/',
  'https://news.example/a/story',
  'https://t.example/',
  'https://duckduckgo.com/',
]
const LANGUAGES = ['en-US,en;q=0.9', 'de-DE,de;q=0.8', 'zh-CN', 'fr', 'ar']
const SCREENS = ['1920x1080', '1440x900', '390x844', '412x915']

const pick = (values: readonly string[]): string => values[Math.floor(Math.random() * values.length)] ?? ''

interface Person {
  /** Header lines that name them. */
  head: string
  referrer: string
  screen: string
}

function newPerson(): Person {
  const address = [
    11 + Math.floor(Math.random() * 180),
    ...Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)),
  ]
  return {
    head: `User-Agent: ${pick(AGENTS)}\r\nX-Forwarded-For: ${address.join('.')}\r\nAccept-Language: ${pick(LANGUAGES)}\r\n`,
    referrer: pick(REFERRERS),
    screen: pick(SCREENS),
  }
}

async function run(
  { port, site, connections, seconds, warmUp, visitors, eventsASecond }: Load,
  onWarm: () => void,
): Promise<LoadResult> {
  const people = Array.from({ length: PEOPLE }, newPerson)
  const accepted: Record<string, number> = {}
  const others: Record<string, number> = {}
  const times: number[] = []
  let measured = 0
  const startsAt = performance.now() + warmUp * 1000
  const endsAt = startsAt + seconds * 1000
  setTimeout(onWarm, warmUp * 1000)

  function nextRequest(): { path: string; text: string } {
    const index = Math.floor(Math.random() * PEOPLE)
    const person = people[index] ?? newPerson()
    // Few pages are seen often, most seldom.
    const path = `/articles/page-${Math.floor(Math.random() ** 2 * PAGES)}`
    const body = JSON.stringify({
      s: site,
      n: 'pageview',
      u: `https://load.example${path}`,
      r: person.referrer,
      t: `Article at ${path}`,
      w: person.screen,
    })
    if (visitors === 'new') people[index] = newPerson()
    const text = `POST /api/event HTTP/1.1\r\nHost: load.example\r\n${person.head}Content-Type: text/plain\r\nContent-Length: ${body.length}\r\n\r\n${body}`
    return { path, text }
  }

  const pauseMs = eventsASecond === undefined ? 0 : (connections * 1000) / eventsASecond

  async function sendOverOne(): Promise<void> {
    const socket = connect(port, '127.0.0.1')
    socket.setNoDelay(true)
    await new Promise((done, fail) => socket.once('connect', done).once('error', fail))
    while (performance.now() < endsAt) {
      const { path, text } = nextRequest()
      if (pauseMs > 0) await sleep(pauseMs - (performance.now() % pauseMs))
      const sentAt = performance.now()
      const status = await answerOf(socket, text)
      if (sentAt >= startsAt) times.push(performance.now() - sentAt)
      if (status === '202') {
        accepted[path] = (accepted[path] ?? 0) + 1
        if (sentAt >= startsAt) measured += 1
      } else {
        others[status] = (others[status] ?? 0) + 1
        await sleep(10)
      }
    }
    socket.destroy()
  }

  await Promise.all(Array.from({ length: connections }, sendOverOne))
  const sorted = Float64Array.from(times).toSorted()
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return {
    accepted,
    others,
    measured,
    seconds: (performance.now() - startsAt) / 1000,
    p50: at(0.5),
    p99: at(0.99),
    slowest: at(1),
  }
}

/** Sends a request and reads the whole answer, which leaves the connection ready for the next one. */
function answerOf(socket: Socket, request: string): Promise<string> {
  return new Promise((done, fail) => {
    let answer = ''
    const onData = (chunk: Buffer): void => {
      answer += chunk.toString('latin1')
      const headEnd = answer.indexOf('\r\n\r\n')
      if (headEnd < 0) return
      const length = Number(/content-length: (\d+)/i.exec(answer)?.[1] ?? 0)
      if (answer.length < headEnd + 4 + length) return
      socket.off('data', onData).off('close', onClose)
      done(answer.slice(9, 12))
    }
    const onClose = (): void => fail(new Error('the connection was closed'))
    socket.on('data', onData).once('close', onClose)
    socket.write(request)
  })
}

process.once('message', (load: Load) => {
  void run(load, () => process.send?.('warm')).then((result) => {
    process.send?.(result, () => process.exit(0))
  })
})
