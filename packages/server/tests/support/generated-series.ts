// Series for the tests and the bench.
import { seededRandom } from '../../src/demo/random.ts'

export { seededRandom }

/** What a series of daily counts is made of. */
export interface Shape {
  /** Mean of a day at first. */
  level: number
  /** Part by which a day is more than the one before. */
  growth?: number
  /** Factors of seven days. */
  week?: readonly number[]
  /** Of a year's wave, as a part of the level. */
  year?: number
  /** Deviation of the logarithm of a single day. */
  noise?: number
  /** Deviation of the logarithm of the level's step from day to day: a walk at random. */
  walk?: number
  /** Chance of a day to begin a burst, which is several times as much and fades within days. */
  bursts?: number
  /** From that day on the level is another one. */
  step?: { day: number; factor: number }
}

export const OFFICE_WEEK = [1.15, 1.2, 1.18, 1.15, 1.05, 0.62, 0.65]
export const SHOP_WEEK = [0.95, 0.92, 0.93, 0.97, 1.0, 1.08, 1.15]

/** Daily counts of a shape: the same seed gives the same ones. */
export function seriesOf(shape: Shape, days: number, seed: number): number[] {
  const { level, growth = 0, week = [1], year = 0, noise = 0.08, walk = 0, bursts = 0, step } = shape
  const random = seededRandom(seed, days)
  const phase = random.between(0, 365)
  let wandered = 1
  let burst = 0
  return Array.from({ length: days }, (_, day) => {
    wandered *= random.logNormal(1, walk)
    burst = random.chance(bursts) ? random.between(1, 4) : burst * 0.45
    const mean =
      level *
      (1 + growth) ** day *
      (week[day % week.length] ?? 1) *
      (1 + year * Math.sin(((day + phase) / 365) * 2 * Math.PI)) *
      wandered *
      (step !== undefined && day >= step.day ? step.factor : 1) *
      (1 + burst) *
      random.logNormal(1, noise)
    return drawCount(mean, random)
  })
}

/** Visitors come one by one: a count has the deviation of its square root. */
function drawCount(mean: number, random: ReturnType<typeof seededRandom>): number {
  if (mean < 200) return random.poisson(mean)
  const normal = Math.log(random.logNormal(1, 1))
  return Math.max(Math.round(mean + normal * Math.sqrt(mean)), 0)
}

/** Whatever came, nothing was measured on these days. */
export const withOutage = (series: readonly number[], from: number, days: number): number[] =>
  series.map((count, day) => (day >= from && day < from + days ? 0 : count))

/** A campaign brought several times as many on one day. */
export const withSpike = (series: readonly number[], on: number, factor: number): number[] =>
  series.map((count, day) => (day === on ? count * factor : count))
