import type { ComboboxOption } from '@sightline/ui'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

/** Codes that have a name and are no countries: unions, the world, places without a code of their own. */
const noCountries = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'])

/** Every country under its name in a language, by name. Codes are ISO 3166-1 alpha-2. */
export function countryOptions(locale: string): ComboboxOption[] {
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'region', fallback: 'none' })
  const collator = new Intl.Collator(locale)
  return letters
    .flatMap((first) => letters.map((second) => `${first}${second}`))
    .flatMap((code) => {
      const name = names.of(code)
      // An old code stands for one of today: DD for DE.
      const isOwn = new Intl.Locale(`und-${code}`).region === code
      return name === undefined || !isOwn || noCountries.has(code) ? [] : [{ value: code, label: name }]
    })
    .toSorted((a, b) => collator.compare(a.label, b.label))
}
