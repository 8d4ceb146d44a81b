import type { ComboboxOption } from '@sightline/ui'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

/** Codes that have a name but are not countries: unions, the world, places without a code of their own. */
const noCountries = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'])

/** Every country by its name in a language, sorted by name. Codes are ISO 3166-1 alpha-2. */
export function countryOptions(locale: string): ComboboxOption[] {
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'region', fallback: 'none' })
  const collator = new Intl.Collator(locale)
  return letters
    .flatMap((first) => letters.map((second) => `${first}${second}`))
    .flatMap((code) => {
      const name = names.of(code)
      // Intl replaces a retired code by the present one: DD by DE.
      const isOwn = new Intl.Locale(`und-${code}`).region === code
      return name === undefined || !isOwn || noCountries.has(code) ? [] : [{ value: code, label: name }]
    })
    .toSorted((a, b) => collator.compare(a.label, b.label))
}
