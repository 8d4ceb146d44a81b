import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBrowser, findInstalledBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { Failure } from './failure.mjs'
import { runJourneys } from './journeys.mjs'
import { node24, root, tool } from './paths.mjs'
import { run } from './supervise.mjs'
import { failuresOf, readReport, summaryOf, tallyOf } from './tally.mjs'

/** Every check there is, each one even after another has failed. The last line printed sums them up. */
export async function test(args) {
  if (args.length > 0) return onlyTests(args)

  const env = { CHROMIUM_PATH: await findBrowser() }
  const counts = { passed: 0, failed: 0, skipped: 0 }
  const failures = []
  const add = (more) => Object.keys(counts).forEach((key) => (counts[key] += more[key]))

  for (const [name, check] of Object.entries(checks)) {
    const isPassed = await timed(name, check)
    if (!isPassed) failures.push(name)
    add({ passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, skipped: 0 })
  }
  for (const groups of together) {
    const isPassed = ([name, projects]) =>
      timed(name, async () => {
        const { tally, failed } = await runTests(projects, env)
        add(tally)
        failures.push(...failed)
        return tally.failed === 0
      })
    await Promise.all(Object.entries(groups).map(isPassed))
  }

  await timed('journeys', async () => {
    const { tally, failed, retried } = await runJourneys(env)
    add(tally)
    failures.push(...failed)
    retried.forEach((name) => console.log(`retried: ${name}`))
    return tally.failed === 0
  })

  // Again at the end, where they are found at once.
  failures.forEach((failure) => console.log(`failed: ${failure}`))
  console.log(summaryOf(counts))
  return counts.failed === 0 ? 0 : 1
}

const checks = {
  types: () => quiet(tool('typescript', 'tsc'), '--build'),
  lint: () => quiet(tool('oxlint'), '--type-aware', '--deny-warnings'),
  format: () => quiet(tool('oxfmt'), '--check'),
  'unused code': () => quiet(tool('knip')),
  texts: () => quiet('scripts/check-texts.mjs'),
  lock: () => quiet('scripts/check-lock.mjs'),
  build: () => build().then(() => true),
}

/** Vitest's projects. What stands in one line runs at the same time: the product waits often, and stories rarely do. */
const together = [
  { interface: ['node', 'browser', 'stories', 'looks'], product: ['product', 'postgres'] },
  { 'what measures time': ['measuring'] },
]

/** `npm test -- --project node -t visits`: those tests and nothing else. */
async function onlyTests(args) {
  const CHROMIUM_PATH = findInstalledBrowser()
  return run(node24, [tool('vitest'), 'run', ...args], { env: CHROMIUM_PATH === undefined ? {} : { CHROMIUM_PATH } })
}

async function runTests(projects, env) {
  const folder = mkdtempSync(path.join(tmpdir(), 'sightline-tests-'))
  const file = path.join(folder, 'report.json')
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const chosen = projects.flatMap((project) => ['--project', project])
    const code = await run(node24, [tool('vitest'), 'run', ...chosen, ...reporters], { env })
    const report = readReport(file)
    return { tally: tallyOf(report, code), failed: failuresOf(report, root) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

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
