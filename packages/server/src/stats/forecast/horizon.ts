const SHARE = 0.7
const SHORTEST = 7
const LONGEST = 90

/** How many days are forecast beside so many days that are shown. */
export const horizonOf = (daysShown: number): number =>
  Math.min(Math.max(Math.round(daysShown * SHARE), SHORTEST), LONGEST)
