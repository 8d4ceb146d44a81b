// npm run mutate -- --seed 1 --count 30: does a test fail where a line is wrong? See docs/testing.md.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createVitest } from 'vitest/node'
import { seededRandom } from '../packages/server/src/demo/random.ts'
import { Failure, readArguments, UsageFailure } from './command-line.mjs'
import { mutate, mutationsOf } from './mutations.ts'
import { root } from './paths.mjs'
import { withWorkCopy } from './work-copy.mjs'

/** What is mutated, and the tests of the whole product that look at it. */
const folders = {
  'packages/server/src/stats/': 'packages/server/tests/stats/!(reference-cases|dashboard-*|pages).test.ts',
  'packages/server/src/collector/':
    'packages/server/tests/{collector/{byte-limits,event-attributes,reference-cases,visits},contract/hostile-requests,sites/exclusions}.test.ts',
  'packages/server/src/accounts/':
    'packages/server/tests/{accounts/{passwords,sessions},console/users,contract/access}.test.ts',
  'packages/api-client/src/contract/':
    'packages/server/tests/{contract/{access,tokens-and-refusals},accounts/registration,sites/add-website,console/users,operations/file-descriptors}.test.ts',
  'packages/ui/src/': undefined,
}
const folderOf = (file) => Object.keys(folders).find((folder) => file.startsWith(folder))

/** Tables of values, and what only helps the tests. */
const isNoLogic = (file) => /\/(locales|tokens)\/|generated|\.(styles|docs|types)\.ts$|\/index\.ts$/.test(file)

async function main() {
  const options = { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '30' } }
  const { values } = readArguments({ options }, '--seed NUMBER and --count NUMBER')
  const [seed, count] = [wholeNumber('seed', values.seed), wholeNumber('count', values.count)]
  const tested = testedFiles()
  const all = [...tested].flatMap(([file, tests]) => {
    const source = readFileSync(path.join(root, file), 'utf8')
    return mutationsOf(source).map((mutation) => ({ file, tests, mutation, source }))
  })
  const chosen = sample(all, count, seed)
  console.log(`${chosen.length} of ${all.length} mutations in ${tested.size} files, seed ${seed}`)

  const survivors = await withWorkCopy((copy) => survivorsOf(copy, chosen))
  for (const survivor of survivors) console.log(`\n${placeOf(survivor)}\n${differenceOf(survivor)}`)
  console.log(`\n${chosen.length - survivors.length} killed, ${survivors.length} survived`)
  return survivors.length > MOST_SURVIVING ? 1 : 0
}

const MOST_SURVIVING = 2

/** Sources that unit tests import by name, with those tests: what nothing looks at closely needs a test first. */
function testedFiles() {
  const tested = new Map()
  for (const test of globSync('packages/*/src/**/*.test.ts', { cwd: root }).toSorted()) {
    const source = readFileSync(path.join(root, test), 'utf8')
    for (const [, name] of source.matchAll(/from '(\.[^']+\.ts)'/g)) {
      const file = path.posix.join(path.posix.dirname(test), name)
      if (folderOf(file) !== undefined && !isNoLogic(file)) tested.set(file, [...(tested.get(file) ?? []), test])
    }
  }
  return tested
}

/** Check by check, the fast ones first, each for whatever has survived until then. */
async function survivorsOf(copy, chosen) {
  const unitTests = await startUnitTests(copy.folder)
  let left = await leftBy('its unit tests', chosen, ({ file, tests }) => unitTests.pass(file, tests), copy)
  await unitTests.stop()
  for (const [name, commandOf] of Object.entries(commands))
    left = await leftBy(name, left, (candidate) => copy.passes(commandOf(candidate)), copy)
  return left
}

/** What survives a check. One that fails without the mutation too, as on a machine that is too busy, says nothing. */
async function leftBy(name, chosen, check, { folder }) {
  console.log(`${name}: ${chosen.length} to kill`)
  const survivors = []
  for (const candidate of chosen) {
    const place = path.join(folder, candidate.file)
    writeFileSync(place, mutate(candidate.source, candidate.mutation))
    const isAlive = await check(candidate)
    writeFileSync(place, candidate.source)
    const isKilled = !isAlive && (await check(candidate))
    console.log(isKilled ? '  killed  ' : isAlive ? '  survived' : '  unclear ', placeOf(candidate))
    if (!isKilled) survivors.push(candidate)
  }
  return survivors
}

/** One Vitest for all mutations: its start takes longer than most of the tests. */
async function startUnitTests(folder) {
  // The configuration names folders from where it is.
  process.chdir(folder)
  const quiet = { reporters: [{}], watch: false, bail: 1 }
  const vitest = await createVitest('test', { root: folder, project: ['node'], ...quiet })
  await vitest.standalone()
  return {
    async pass(file, tests) {
      vitest.invalidateFile(path.join(folder, file))
      const overdue = setTimeout(killWorkers, LIMIT_MS)
      const chosen = await vitest.globTestSpecifications(tests)
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(chosen)
      clearTimeout(overdue)
      return unhandledErrors.length === 0 && testModules.every((module) => module.ok())
    },
    stop: () => vitest.close(),
  }
}

/** A mutation may make a loop that never ends; then the tests have seen it. */
const LIMIT_MS = 300_000

/** Vitest counts a worker that is gone as an error. */
function killWorkers() {
  const list = `/proc/self/task/${process.pid}/children`
  if (!existsSync(list)) return
  for (const worker of readFileSync(list, 'utf8').split(' ').filter(Boolean)) process.kill(Number(worker), 'SIGKILL')
}

const vitest = (...args) => ['vitest', ...args, '--bail=1', '--passWithNoTests', '--run']

const commands = {
  'all unit tests that reach it': ({ file }) => vitest('related', file, '--project=node'),
  types: () => ['tsc', '--build'],
  'the product, or the interface': ({ file }) => {
    const tests = folders[folderOf(file)]
    return tests === undefined
      ? vitest('related', file, '--project=browser', '--project=stories')
      : vitest(...globSync(tests, { cwd: root }), '--project=product')
  },
}

function sample(all, size, seed) {
  const random = seededRandom(seed)
  const rest = [...all]
  const draw = () => rest.splice(Math.floor(random.between(0, rest.length)), 1)
  return Array.from({ length: Math.min(size, rest.length) }, draw).flat()
}

function placeOf({ file, mutation, source }) {
  const lines = source.slice(0, mutation.start).split('\n')
  return `${file}:${lines.length}:${lines.at(-1).length + 1}`
}

function differenceOf({ mutation, source }) {
  const before = source.split('\n')
  const after = mutate(source, mutation).split('\n')
  const line = before.findIndex((text, index) => text !== after[index])
  return `- ${before[line].trim()}\n+ ${after[line].trim()}`
}

function wholeNumber(name, text) {
  if (/^\d+$/.test(text)) return Number(text)
  throw new UsageFailure(`--${name} is a whole number, such as --${name} 1; it is "${text}".`)
}

process.exit(
  await main().catch((error) => {
    console.error(error instanceof Failure ? error.message : error)
    return error instanceof Failure ? error.exitCode : 1
  }),
)
