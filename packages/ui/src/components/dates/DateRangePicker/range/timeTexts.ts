/** The first and the last time of a range, for example `08:30`. */
export interface TimeTexts {
  first: string
  last: string
}

const timePattern = /T((?:[01]\d|2[0-3]):[0-5]\d)$/

/** The day of a minute such as `2026-01-31T08:30`; any other text is returned unchanged. */
export const dayPart = (text: string): string => text.replace(timePattern, '')

/** The times of a range; null if its days are whole or a time is invalid. */
export function timeTexts(value: { range: string; from?: string; to?: string }): TimeTexts | null {
  const [first, last] = [timePattern.exec(value.from ?? '')?.[1], timePattern.exec(value.to ?? '')?.[1]]
  return first === undefined || last === undefined ? null : { first, last }
}
