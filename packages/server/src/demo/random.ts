/** Items to draw from, each with the cumulative sum of the weights. */
export interface WeightedChoice<Item> {
  items: readonly Item[]
  cumulativeWeights: readonly number[]
}

export interface Random {
  /** An unsigned number of 32 bits. */
  bits(): number
  /** A number from `low`, included, to `high`, excluded. */
  between(low: number, high: number): number
  chance(probability: number): boolean
  pick<Item>(choice: WeightedChoice<Item>): Item
  /** A number with a Poisson distribution, for means up to some hundreds: e^-mean must not underflow. */
  poisson(mean: number): number
  logNormal(median: number, sigma: number): number
}

/**
 * A generator of random numbers; the same seeds give the same numbers. It is Chris Doty-Humphrey's sfc32, which is in
 * the public domain.
 */
export function seededRandom(...seeds: [number, number?, number?]): Random {
  const [first, second = 0, third = 0] = seeds
  const state = new Uint32Array([first, second, third, 1])
  const bits = () => nextBits(state)
  // The first draws still resemble the seeds, so they are thrown away.
  for (let round = 0; round < 12; round += 1) bits()
  const unit = () => bits() / 2 ** 32

  return {
    bits,
    between: (low, high) => low + unit() * (high - low),
    chance: (probability) => unit() < probability,
    pick({ items, cumulativeWeights }) {
      const drawn = unit() * (cumulativeWeights.at(-1) ?? 0)
      const item = items[cumulativeWeights.findIndex((weight) => drawn < weight)]
      if (item === undefined) throw new Error('There is nothing to draw from')
      return item
    },
    poisson(mean) {
      const limit = Math.exp(-mean)
      let count = 0
      for (let product = unit(); product > limit; product *= unit()) count += 1
      return count
    },
    logNormal(median, sigma) {
      const normal = Math.sqrt(-2 * Math.log(1 - unit())) * Math.cos(2 * Math.PI * unit())
      return median * Math.exp(sigma * normal)
    },
  }
}

function nextBits(state: Uint32Array): number {
  const [a = 0, b = 0, c = 0, counter = 0] = state
  const drawn = (a + b + counter) >>> 0
  state[0] = b ^ (b >>> 9)
  state[1] = c + (c << 3)
  state[2] = ((c << 21) | (c >>> 11)) + drawn
  state[3] = counter + 1
  return drawn
}

export function weightedChoice<Item>(
  items: readonly Item[],
  weightOf: (item: Item, index: number) => number,
): WeightedChoice<Item> {
  let sum = 0
  return { items, cumulativeWeights: items.map((item, index) => (sum += weightOf(item, index))) }
}

/** Weights by Zipf's law: the second item is drawn half as often as the first, the third a third as often. */
export const byRank = <Item>(items: readonly Item[]): WeightedChoice<Item> =>
  weightedChoice(items, (_, index) => 1 / (index + 1))
