import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  killRounds,
  VICTIMS,
  WORKS,
  type KillResult,
  type KillRound,
} from '../tests/support/reliability/kill-rounds.ts'

/** The rounds on one data folder, after which everything is counted. */
const ROUNDS = 10
const KEPT = join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache', 'kills.json')

/**
 * `--count` kills of the server, the engine or both, while events arrive and an import, a backup, a deletion or a
 * migration is under way. A run that was stopped goes on where it was; its results are forgotten once it is whole.
 */
export async function benchKills(print: (line: string) => void, { count }: { count: number }): Promise<void> {
  const results = readKept(count)
  for (;;) {
    const first = results.reduce((sum, { rounds }) => sum + rounds.length, 0)
    if (first >= count) break
    const planned = Array.from({ length: Math.min(ROUNDS, count - first) }, (_, index) => roundOf(first + index))
    results.push(await killRounds(planned))
    mkdirSync(dirname(KEPT), { recursive: true })
    writeFileSync(KEPT, JSON.stringify({ count, results }))
    print(`${first + planned.length} of ${count}: ${summaryOf(results)}`)
  }
  rmSync(KEPT, { force: true })
  for (const line of tableOf(results)) print(line)
  if (faultsOf(results) > 0) process.exitCode = 1
}

/** Each victim during each work, in turn; while a server migrates, its engine goes with it. */
function roundOf(number: number): Pick<KillRound, 'work' | 'victim'> {
  const work = WORKS[number % WORKS.length] ?? 'events'
  const victim = VICTIMS[Math.floor(number / WORKS.length) % VICTIMS.length] ?? 'both'
  return { work, victim: work === 'migration' ? 'server' : victim }
}

function readKept(count: number): KillResult[] {
  try {
    const kept = JSON.parse(readFileSync(KEPT, 'utf8')) as { count: number; results: KillResult[] }
    return kept.count === count ? kept.results : []
  } catch {
    return []
  }
}

const FAULTS = ['lost', 'doubled', 'differingVisits', 'wrongImports', 'rowsOfDeleted', 'wrongBackups'] as const

const sumOf = (results: readonly KillResult[], name: (typeof FAULTS)[number] | 'acknowledged'): number =>
  results.reduce((sum, result) => sum + result[name], 0)

const faultsOf = (results: readonly KillResult[]): number => FAULTS.reduce((sum, name) => sum + sumOf(results, name), 0)

const summaryOf = (results: readonly KillResult[]): string =>
  [
    `${sumOf(results, 'acknowledged')} events acknowledged`,
    `${sumOf(results, 'lost')} lost`,
    `${sumOf(results, 'doubled')} doubled`,
    `${sumOf(results, 'differingVisits')} visits that differ`,
    `${sumOf(results, 'wrongImports')} wrong imports`,
    `${sumOf(results, 'rowsOfDeleted')} rows of deleted sites`,
    `${sumOf(results, 'wrongBackups')} wrong backups`,
  ].join(', ')

function tableOf(results: readonly KillResult[]): string[] {
  const rounds = results.flatMap((result) => result.rounds)
  const lines = WORKS.flatMap((work) =>
    VICTIMS.filter((victim) => work !== 'migration' || victim === 'server').map((victim) => {
      const times = rounds
        .filter((round) => round.work === work && round.victim === victim)
        .map(({ backMs }) => backMs)
        .toSorted((a, b) => a - b)
      const median = times[Math.floor(times.length / 2)]
      const back =
        median === undefined
          ? ''
          : `back after ${(median / 1000).toFixed(1)} s, at most ${((times.at(-1) ?? 0) / 1000).toFixed(1)} s`
      return `${work.padEnd(11)}${victim.padEnd(8)}${String(times.length).padStart(4)} kills  ${back}`
    }),
  )
  return [...lines, `${rounds.length} kills: ${summaryOf(results)}`]
}
