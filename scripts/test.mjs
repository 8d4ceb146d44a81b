import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { browserEnvironment, findBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { Failure, requireKnown } from './command-line.mjs'
import { runJourneys } from './journeys.mjs'
import { node24, root, tool } from './paths.mjs'
import { run } from './supervise.mjs'
import { failuresOf, readReport, skippedOf, summaryOf, tallyOf } from './test-tally.mjs'
import { timesOf } from './test-times.mjs'

/** Every check there is, each one even after another has failed. The last line printed sums them up. */
export async function test(args) {
  const showsTimes = args.length === 1 && args[0] === '--times'
  if (args.length > 0 && !showsTimes) return onlyTests(args)

  const env = { CHROMIUM_PATH: await findBrowser() }
  const counts = { passed: 0, failed: 0, skipped: 0 }
  const failures = []
  const retried = []
  const skipped = []
  const files = []
  const add = (more) => Object.keys(counts).forEach((key) => (counts[key] += more[key]))

  await Promise.all(
    checks.map(async (lane) => {
      for (const [name, check] of Object.entries(lane)) {
        const isPassed = await timed(name, check)
        if (!isPassed) failures.push(name)
        add({ passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, skipped: 0 })
      }
    }),
  )
  const collect = (name, runGroup) =>
    timed(name, async () => {
      const result = await runGroup().catch((error) => {
        console.error(error)
        return { tally: { passed: 0, failed: 1, skipped: 0 }, failed: [`${name}: ${error.message}`], retried: [] }
      })
      add(result.tally)
      failures.push(...result.failed)
      retried.push(...result.retried)
      skipped.push(...(result.skipped ?? []))
      files.push(...(result.files ?? []))
      return result.tally.failed === 0
    })
  const collectTests = (name, projects, more) => collect(name, () => runTests(projects, { ...env, ...more }))
  // The product waits often, and stories rarely do.
  await Promise.all([
    collectTests('product', ['node', 'browser', 'product', 'postgres']),
    collectTests('stories', drawing, production)
      .then(() => collect('journeys', () => runJourneys(env)))
      .then(() => collectTests('what measures time', ['measuring'])),
  ])

  if (showsTimes) console.log(timesOf(files).join('\n'))
  skipped.forEach((name) => console.log(`skipped: ${name}`))
  retried.forEach((name) => console.log(`passed only when tried again: ${name}`))
  if (retried.length > MOST_RETRIED) {
    failures.push(`${retried.length} tests had to be tried again; more than ${MOST_RETRIED} are a failure`)
    add({ passed: 0, failed: 1, skipped: 0 })
  }
  // Again at the end, where they are found at once.
  failures.forEach((failure) => console.log(`failed: ${failure}`))
  console.log(summaryOf(counts))
  return counts.failed === 0 ? 0 : 1
}

const MOST_RETRIED = 3

/** In two lanes at the same time, which take equally long. */
const checks = [
  {
    // Four checkers, as many as it takes by itself, know little of each other's work: together they need half as much time again.
    types: () => quiet(tool('typescript', 'tsc'), '--build', '--checkers', '1'),
    build: () => build().then(() => true),
  },
  {
    lint: () => quiet(tool('oxlint'), '--type-aware', '--deny-warnings'),
    format: () => quiet(tool('oxfmt'), '--check'),
    'unused code': () => quiet(tool('knip')),
    texts: () => quiet('scripts/check-texts.mjs'),
    lock: () => quiet('scripts/check-lock.mjs'),
  },
]

/** React as people get it: what it tells developers takes a third of the time of a page's story. Its `act` is only for developers. */
const production = { NODE_ENV: 'production' }
const drawing = ['stories', 'looks']

/** `npm test -- --project node -t visits`: those tests and nothing else. */
function onlyTests(args) {
  const projects = args.filter((_, index) => args[index - 1] === '--project')
  // Vitest, which knows patterns as well, would answer an unknown name with the list of its settings.
  requireKnown(
    'project',
    projects.filter((project) => /^[\w-]+$/.test(project)),
    projectNames(),
  )
  const isProduction = projects.length > 0 && projects.every((project) => drawing.includes(project))
  return run(node24, [tool('vitest'), 'run', ...args], {
    env: { ...browserEnvironment(), ...(isProduction ? production : {}) },
  })
}

/** Those of vitest.config.ts; a test compares them. */
export function projectNames() {
  const names = [
    'node',
    'product',
    'postgres',
    'measuring',
    'browser',
    'looks',
    'stories',
    'documentation',
    'frameworks',
    'packed',
  ]
  return process.env.TEST_ENGINES === undefined ? names : [...names, 'other', 'sharded']
}

async function runTests(projects, env) {
  const folder = mkdtempSync(path.join(tmpdir(), 'sightline-tests-'))
  const file = path.join(folder, 'report.json')
  const times = path.join(folder, 'times.json')
  try {
    const reporters = [
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      `--reporter=${timesReporter}`,
    ]
    const chosen = projects.flatMap((project) => ['--project', project])
    const code = await run(node24, [tool('vitest'), 'run', ...chosen, ...reporters], {
      env: { ...env, TEST_TIMES: times },
    })
    const report = readReport(file)
    return {
      files: [],
      retried: [],
      ...readReport(times),
      tally: tallyOf(report, code),
      skipped: skippedOf(report, root),
      failed: failuresOf(report, root),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const timesReporter = path.join(root, 'scripts/times-reporter.mjs')

/** Runs a check on Node 24 and shows what it said only if it failed. */
async function quiet(script, ...args) {
  const said = []
  const code = await run(node24, [script, ...args], { output: (chunk) => said.push(chunk) })
  if (code !== 0) process.stdout.write(Buffer.concat(said))
  return code === 0
}

async function timed(name, check) {
  const start = performance.now()
  const isPassed = await check().catch((error) => {
    console.error(error instanceof Failure ? error.message : error)
    return false
  })
  console.log(`${isPassed ? '✓' : '✗'} ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
  return isPassed
}
