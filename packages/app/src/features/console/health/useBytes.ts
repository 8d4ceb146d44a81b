import { useKit } from '@sightline/ui'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** Formats a size in bytes, in the largest unit that leaves a whole part. */
export function useBytes(): (bytes: number) => string {
  const { intlLocale } = useKit()
  return (bytes) => {
    const power = Math.min(Math.max(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), 0), units.length - 1)
    return new Intl.NumberFormat(intlLocale, {
      style: 'unit',
      unit: units[power] ?? 'byte',
      // The short name of a byte has no plural.
      unitDisplay: power === 0 ? 'long' : 'short',
      maximumFractionDigits: power === 0 ? 0 : 1,
      numberingSystem: 'latn',
    }).format(bytes / 1000 ** power)
  }
}
