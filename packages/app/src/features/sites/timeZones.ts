import type { SelectOption } from '@sightline/ui'

/** Every time zone with its present offset, and the chosen one even where the list has another name for it. */
export function timeZoneOptions(chosen: string, now: Date = new Date()): SelectOption[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen])
  return [...zones]
    .toSorted()
    .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' '), note: offsetOf(zone, now) }))
}

/** The distance of a time zone from UTC at an instant: UTC+1, UTC+5:30, UTC. */
export function offsetOf(timeZone: string, now: Date = new Date()): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(now)
  return (parts.find(({ type }) => type === 'timeZoneName')?.value ?? '').replace('GMT', 'UTC').replace(/\+0$/, '')
}

/** The time zone of the device. */
export const detectTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
