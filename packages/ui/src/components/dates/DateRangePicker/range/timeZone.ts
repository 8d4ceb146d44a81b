/**
 * The time zone with its offset from UTC at an instant, for example `Europe/Berlin (UTC+1)`; an unknown zone has no
 * offset.
 */
export function zoneWithOffset(timeZone: string, now: Date): string {
  const offset = offsetOf(timeZone, now)
  return offset === undefined || timeZone === 'UTC' ? timeZone : `${timeZone} (${offset})`
}

function offsetOf(timeZone: string, now: Date): string | undefined {
  try {
    const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(now)
    return parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', 'UTC')
  } catch {
    return undefined
  }
}
