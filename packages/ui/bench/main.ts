import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Page } from 'playwright'
import { build } from 'vite'
import { plugins } from '../../../vite.shared.ts'
import type { BenchPage } from './measures.ts'
import { benchSizes } from './sizes.ts'

/** The time that is allowed, in ms. */
const limits = { render: 30, sort: 200, chart: 50, frame: 1000 / 60 }

/**
 * How much a page loads for a component, and how fast tables and charts are, in Chromium and in a production build: the first drawing of 50 rows with 12
 * columns, scrolling and sorting of 100,000 rows, and a chart of 10,000 points. `CHROMIUM_PATH` names a browser that is installed.
 */
export async function benchKit(print: (line: string) => void): Promise<void> {
  await benchSizes(print)
  const folder = mkdtempSync(path.join(tmpdir(), 'sightline-bench-'))
  const here = import.meta.dirname
  try {
    await build({
      root: here,
      base: './',
      configFile: false,
      logLevel: 'warn',
      plugins: plugins(),
      build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input: path.join(here, 'page.html') } },
    })
    const server = await serve(folder)
    const executablePath = process.env['CHROMIUM_PATH']
    const browser = await chromium.launch({
      ...(executablePath !== undefined && { executablePath }),
      args: ['--no-sandbox'],
    })
    try {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      page.on('pageerror', (error) => print(`error in the page: ${error.message}`))
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/page.html`)
      await page.waitForFunction(() => 'benchPage' in globalThis)
      await measure(page, print)
    } finally {
      await browser.close()
      server.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(page: Page, print: (line: string) => void): Promise<void> {
  const processor = await processorOf(page)
  const run = <Answer>(call: (bench: BenchPage) => Answer | Promise<Answer>) => processor.during(() => ask(page, call))

  print('what is measured; times: least, median, 95th percentile; median as part of what is allowed')
  const plain = await repeated(40, () => run((bench) => bench.renderSmall('plain')))
  const complete = await repeated(40, () => run((bench) => bench.renderSmall('complete')))
  print(lineOf('the very first render', [plain[0]?.answer.commit ?? Number.NaN], limits.render))
  for (const [name, renders] of Object.entries({ '50 × 12': plain, 'with boxes and actions': complete })) {
    // The first ones also compile what they run.
    const warm = renders.slice(10)
    print(
      lineOf(
        `${name} rendered`,
        warm.map(({ answer }) => answer.commit),
        limits.render,
      ),
    )
    print(
      lineOf(
        `${name} rendered and laid out`,
        warm.map(({ answer }) => answer.layout),
        limits.render,
      ),
    )
    print(
      lineOf(
        '  processor time of it all',
        warm.map(({ busy }) => busy),
        limits.render,
      ),
    )
  }
  const large = await run((bench) => bench.renderLarge())
  print(lineOf('100,000 rows rendered', [large.answer], limits.sort))
  const sorts = await repeated(16, () => run((bench) => bench.sortLarge()))
  print(
    lineOf(
      '100,000 rows sorted',
      sorts.map(({ answer }) => answer.commit),
      limits.sort,
    ),
  )
  print(
    lineOf(
      '100,000 rows sorted and painted',
      sorts.map(({ answer }) => answer.frame),
      limits.sort,
    ),
  )
  print(
    lineOf(
      '  processor time of it all',
      sorts.map(({ busy }) => busy),
      limits.sort,
    ),
  )
  const { answer: frames } = await run((bench) => bench.scrollLarge(5))
  print(lineOf('a frame while they scroll', frames, limits.frame))
  const steps = await repeated(200, () => run((bench) => bench.scrollStep()))
  print(
    lineOf(
      '  processor time of a step of three rows',
      steps.map(({ busy }) => busy),
      limits.frame,
    ),
  )
  print(lateOf(frames))
  const charts = (await repeated(20, () => run((bench) => bench.renderChart()))).slice(5)
  print(
    lineOf(
      'a chart of 10,000 points drawn',
      charts.map(({ answer }) => answer),
      limits.chart,
    ),
  )
  print(
    lineOf(
      '  processor time of it all',
      charts.map(({ busy }) => busy),
      limits.chart,
    ),
  )
  const { answer: moves } = await run((bench) => bench.readChart(4))
  print(lineOf('a frame while the pointer goes over it', moves, limits.frame))
  print(lateOf(moves))
}

const lateOf = (frames: readonly number[]): string => {
  const late = frames.filter((frame) => frame > 1.5 * limits.frame).length
  return `late frames: ${late} of ${frames.length}, ${((100 * late) / frames.length).toFixed(1)} %`
}

async function repeated<Answer>(times: number, run: () => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let time = 0; time < times; time += 1) answers.push(await run())
  return answers
}

/** Runs a function in the page, with what the page offers. */
async function ask<Answer>(page: Page, call: (bench: BenchPage) => Answer | Promise<Answer>): Promise<Answer> {
  const bench = await page.evaluateHandle(() => (globalThis as unknown as { benchPage: BenchPage }).benchPage)
  try {
    return await bench.evaluate(call)
  } finally {
    await bench.dispose()
  }
}

/** How long the page’s own thread is at work: unlike the time that goes by, it knows nothing of other load. */
async function processorOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const taken = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
  return {
    /** @returns the answer, and the ms that the thread was busy */
    during: async <Answer>(work: () => Promise<Answer>) => {
      const before = await taken()
      const answer = await work()
      return { answer, busy: (await taken()) - before }
    },
  }
}

function lineOf(what: string, times: readonly number[], limit: number): string {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN
  const ms = (time: number) => time.toFixed(1).padStart(7)
  const part = (at(0.5) / limit).toFixed(2).padStart(6)
  return `${what.padEnd(42)} ${ms(at(0))} ${ms(at(0.5))} ${ms(at(0.95))} ms ${part} of ${limit.toFixed(0)} ms`
}

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** The built page; it cannot be opened as a file, because of its modules. */
function serve(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const name = path.normalize(decodeURIComponent(request.url ?? '/'))
    try {
      const file = readFileSync(path.join(folder, name))
      response.setHeader('content-type', types[path.extname(name)] ?? 'application/octet-stream').end(file)
    } catch {
      response.writeHead(404).end()
    }
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server))
  })
}
