import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { browserEnvironment } from './browser.mjs'
import { chooseChecks, resultLines, withResults } from './long-check-results.mjs'
import { node24, root, tool } from './paths.mjs'
import { run } from './supervise.mjs'
import { readReport } from './test-tally.mjs'

const MOST_RETRIED = 3

const kept = path.join(root, 'node_modules', '.cache', 'check-long.json')

const document = path.join(root, 'docs', 'testing.md')

/**
 * What takes too long for `npm test`: all of it, or the checks that have an argument in their name. Each check that passed is kept
 * with its commit and stands in docs/testing.md. So a run that was stopped goes on where it was; nothing is kept of files that are
 * not committed. `--anew` runs also what has passed.
 */
export async function checkLong(args) {
  const names = chooseChecks(
    Object.keys(checks),
    args.filter((arg) => arg !== '--anew'),
  )
  const commit = commitOfTree()
  const results = readReport(kept)?.results ?? {}
  const passed = {}
  if (commit !== undefined && !args.includes('--anew'))
    for (const name of names) if (results[name]?.commit === commit) passed[name] = results[name]
  for (const name of names) {
    if (passed[name] !== undefined) continue
    const start = performance.now()
    const { code, retried = [] } = await checks[name]()
    if (code !== 0) continue
    const at = new Date().toISOString().slice(0, 10)
    passed[name] = { commit, at, seconds: (performance.now() - start) / 1000, retried }
    if (commit !== undefined) keep({ ...readReport(kept)?.results, [name]: passed[name] })
  }
  for (const name of names) console.log(lineOf(name, passed[name]))
  const retried = Object.values(passed).flatMap((result) => result.retried).length
  if (retried > MOST_RETRIED) console.log(`✗ ${retried} tests were tried again, more than ${MOST_RETRIED}`)
  const failed = names.filter((name) => passed[name] === undefined).length + (retried > MOST_RETRIED ? 1 : 0)
  console.log(`On ${commit ?? 'uncommitted changes'}: ${Object.keys(passed).length} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

const vitest = async (args, env = {}) => ({
  code: await run(node24, [tool('vitest'), 'run', ...args], { env: { ...browserEnvironment(), ...env } }),
})

/** What `tests/support/test-size.ts` makes smaller in `npm test`. An old Node reads this file, too, so `globSync` is not at hand. */
const sizedFiles = () =>
  readdirSync(path.join(root, 'packages/server/tests'), { recursive: true })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => path.join('packages/server/tests', file))
    .filter((file) => /\/(test-size|random-queries)\.ts'/.test(readFileSync(path.join(root, file), 'utf8')))

const checks = {
  'kills, imports and statistics at their whole size': () =>
    vitest(['--project', 'product', '--project', 'measuring', ...sizedFiles()], { TEST_LONG: 'yes' }),
  '200 kills': async () => ({
    code: await run(node24, ['packages/server/bench/main.ts', 'kills', '--count', '200'], {
      env: browserEnvironment(),
    }),
  }),
  'stories in each mode by itself': () =>
    vitest(['--project', 'stories'], { TEST_LONG: 'yes', NODE_ENV: 'production' }),
  'the service on PostgreSQL': () => vitest(['--project', 'postgres'], { TEST_LONG: 'yes' }),
  'statistics on another ClickHouse and on two shards': () =>
    vitest(['--project', 'other', '--project', 'sharded'], { TEST_ENGINES: 'all' }),
  'pages of documentation': () => vitest(['--project', 'documentation']),
  'the packed kit, and the packages in clean projects of Vite and Next': () => vitest(['--project', 'frameworks']),
  'the packed server: the steps of its image, and a run without rights and without a way out': () =>
    vitest(['--project', 'packed']),
  ...Object.fromEntries([1, 2, 3, 4, 5].map((round) => [`interface under load, round ${round}`, underLoad])),
  'mutations of seed 1': async () => ({
    code: await run(node24, ['scripts/mutate.mjs', '--seed', '1', '--count', '30']),
  }),
}

/** Two processes that never rest stand for a busy machine. */
async function underLoad() {
  const busy = [1, 2].map(() => spawn(node24, ['-e', 'for (;;);'], { stdio: 'ignore' }))
  const rest = () => busy.forEach((child) => child.kill())
  process.once('exit', rest)
  try {
    const [hooks, stories] = [await runProject('browser', {}), await runProject('stories', { NODE_ENV: 'production' })]
    return { code: hooks.code || stories.code, retried: [...hooks.retried, ...stories.retried] }
  } finally {
    rest()
    process.off('exit', rest)
  }
}

async function runProject(project, env) {
  const times = path.join(tmpdir(), `sightline-times-${process.pid}.json`)
  rmSync(times, { force: true })
  const reporters = ['--reporter=default', `--reporter=${timesReporter}`]
  const { code } = await vitest(['--project', project, ...reporters], { ...env, TEST_TIMES: times })
  return { code, retried: readReport(times)?.retried ?? [] }
}

const timesReporter = path.join(root, 'scripts/times-reporter.mjs')

function lineOf(name, result) {
  if (result === undefined) return `✗ ${name}`
  const again = result.retried.length === 0 ? '' : `, tried again: ${result.retried.join(', ')}`
  return `✓ ${name} (${result.at}, ${Math.round(result.seconds)} s${again})`
}

/** The last commit that changed more than the results; undefined where there are changes that are not in it. */
function commitOfTree() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const files = ['--', '.', `:!${path.relative(root, document)}`]
  return git('status', '--porcelain', ...files) === '' ? git('log', '-1', '--format=%h', ...files) : undefined
}

function keep(results) {
  mkdirSync(path.dirname(kept), { recursive: true })
  writeFileSync(kept, JSON.stringify({ results }))
  writeFileSync(document, withResults(readFileSync(document, 'utf8'), resultLines(Object.keys(checks), results)))
}
