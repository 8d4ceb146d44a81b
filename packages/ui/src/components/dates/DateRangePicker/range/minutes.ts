/** The first and the last time of a range, `08:30`. */
export interface TimeTexts {
  first: string
  last: string
}

const timePattern = /T((?:[01]\d|2[0-3]):[0-5]\d)$/

/** The day of a minute such as `2026-01-31T08:30`; any other text as it is. */
export const dayPart = (text: string): string => text.replace(timePattern, '')

/** The times of a range; null where its days are whole, or where a time is none. */
export function timeTexts(value: { range: string; from?: string; to?: string }): TimeTexts | null {
  const [first, last] = [timePattern.exec(value.from ?? '')?.[1], timePattern.exec(value.to ?? '')?.[1]]
  return first === undefined || last === undefined ? null : { first, last }
}
