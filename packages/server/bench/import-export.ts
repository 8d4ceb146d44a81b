import { createHash } from 'node:crypto'
import type { ApiClient } from '@sightline/api-client'
import { exportEvents, waitForJob, newSite, server, startImport } from '../tests/support/import-export.ts'
import { removeFolder, signedInClient, startProduct, type RunningProduct } from '../tests/support/product.ts'
import { processorMs } from './processor-time.ts'

const LINES = Number(process.env['BENCH_LINES'] ?? 100_000)
const ROUNDS = 3
const START = Date.UTC(2025, 0, 1)
const PAGES = 400

/**
 * How fast the events of a site leave and enter: a file of `BENCH_LINES` lines, 100,000 where nothing is said, is imported
 * into a new site of the real product, exported, and imported once more, three times.
 */
export async function benchImportExport(print: (line: string) => void): Promise<void> {
  const product = await startProduct()
  server.address = product.address
  try {
    const client = await signedInClient(product)
    const rounds = []
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await moveOnce(product, client, round))
    print(`${whole(LINES)} lines, median of ${ROUNDS} rounds`)
    for (const name of ['import', 'export', 'import again'] as const) {
      const runs = rounds.map((round) => round[name])
      const median = (of: (run: Run) => number) => runs.map(of).toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? NaN
      print(
        `${name.padEnd(16)}${whole(median((run) => run.linesASecond)).padStart(9)} lines/s   processor time of a line: ` +
          `server ${micro(median((run) => run.server))}, engine ${micro(median((run) => run.engine))}, ` +
          `${median((run) => run.ratio).toFixed(1)} times that of JSON.parse`,
      )
    }
  } finally {
    await product.stop('SIGKILL')
    await removeFolder(product.dataDir)
  }
}

interface Run {
  linesASecond: number
  /** Microseconds for each line. */
  server: number
  engine: number
  /** Both, as a multiple of what reading the lines as JSON takes here and now. */
  ratio: number
}

async function moveOnce(product: RunningProduct, client: ApiClient, round: number) {
  const site = await newSite(client)
  const text = fileOf(round)
  const measure = async (work: () => Promise<unknown>): Promise<Run> => {
    const parsing = parseMicroseconds(text)
    const usedBefore = await usedBy(product)
    const startedAt = performance.now()
    await work()
    const seconds = (performance.now() - startedAt) / 1000
    const used = await usedBy(product)
    const perLine = (ms: number) => (ms * 1000) / LINES
    const [ofServer, ofEngine] = [perLine(used.server - usedBefore.server), perLine(used.engine - usedBefore.engine)]
    return { linesASecond: LINES / seconds, server: ofServer, engine: ofEngine, ratio: (ofServer + ofEngine) / parsing }
  }
  const importing = async () => {
    const { job } = await waitForJob(client, await startImport(client, site, text))
    if (job.status !== 'succeeded' || job.counts.failed > 0)
      throw new Error(`the import went wrong: ${JSON.stringify(job)}`)
  }
  return {
    import: await measure(importing),
    export: await measure(() => exportEvents(client, site)),
    'import again': await measure(importing),
  }
}

const usedBy = async (product: RunningProduct) => ({
  server: await processorMs(product.process.pid),
  engine: await processorMs(await product.enginePid()),
})

function parseMicroseconds(text: string): number {
  const lines = text.trimEnd().split('\n')
  const before = process.cpuUsage()
  for (const line of lines) JSON.parse(line)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / lines.length
}

const sources = ['', 'https://www.google.com/', 'https://news.example/a/story', '']
const browsers = ['Firefox', 'Chrome', 'Safari', 'Edge']

/** Visits of one to four views, spread over half a year, in the order of time but for their views. */
export function fileOf(round: number, count = LINES): string {
  const lines: string[] = []
  for (let visit = 0; lines.length < count; visit += 1) {
    const random = createHash('sha256').update(`${round}:${visit}`).digest()
    const at = (place: number) => random[place] ?? 0
    for (let view = 0; view <= at(0) % 4 && lines.length < count; view += 1) {
      const page = (at(1) * 256 + at(2 + view)) % PAGES
      lines.push(
        JSON.stringify({
          id: `${random.toString('hex', 8, 12)}-0000-4000-8000-${(visit * 4 + view).toString(16).padStart(12, '0')}`,
          ts: new Date(START + Math.floor((visit / count) * 400 * 86_400_000) + view * 20_000 + at(6)).toISOString(),
          visitor_id: random.readBigUInt64BE(16).toString(),
          url: `https://bench.example/page/${page}`,
          title: `Page ${page}`,
          referrer: view === 0 ? sources[at(7) % 4] : '',
          country: ['DE', 'US', 'IN', ''][at(8) % 4],
          browser: browsers[at(9) % 4],
          browser_version: '142',
          os: 'Windows',
          os_version: '11',
          device: 'desktop',
          language: 'en-US',
          screen: '1440x900',
          props: { plan: 'standard' },
        }),
      )
    }
  }
  return `${lines.join('\n')}\n`
}

const whole = (value: number): string => Math.round(value).toLocaleString('en')
const micro = (value: number): string => `${value.toFixed(1)} µs`
