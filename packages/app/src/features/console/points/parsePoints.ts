import { pointLimits } from '@sightline/api-client'

/** How many points were typed; undefined where that is no number of points. A minus may be the one of typographers. */
export function parsePoints(text: string): number | undefined {
  const digits = text.trim().replace('−', '-')
  if (!/^[+-]?\d{1,10}$/.test(digits)) return undefined
  const delta = Number(digits)
  return delta === 0 || Math.abs(delta) > pointLimits.delta ? undefined : delta
}
