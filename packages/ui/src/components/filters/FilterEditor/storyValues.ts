import type { FilterField, LoadFilterValues } from './filters.ts'

const countryNames: Record<string, string> = { US: 'United States', DE: 'Germany', FR: 'France' }

export const storyFields: readonly [FilterField, ...FilterField[]] = [
  { id: 'country', label: 'Country', labelOf: (code) => countryNames[code] ?? code },
  { id: 'page', label: 'Page' },
  { id: 'device', label: 'Device', operators: ['is', 'is_not'] },
]

export const typedFields: readonly [FilterField, ...FilterField[]] = [
  { id: 'points', label: 'Points', kind: 'number' },
  { id: 'created', label: 'Created', kind: 'date' },
  ...storyFields,
]

const values: Record<string, { value: string; count: number }[]> = {
  country: [
    { value: 'US', count: 28_400 },
    { value: 'DE', count: 9880 },
    { value: 'FR', count: 4900 },
  ],
  page: [
    { value: '/journal/how-we-dye-with-walnut', count: 14_200 },
    { value: '/journal', count: 12_000 },
  ],
  device: [{ value: 'Desktop', count: 51_000 }],
}

/** A service that looks into names and values. */
export const loadStoryValues: LoadFilterValues = ({ field, search }) => {
  const label = storyFields.find(({ id }) => id === field)?.labelOf
  const isMatch = (text: string) => text.toLowerCase().includes(search.toLowerCase())
  return Promise.resolve((values[field] ?? []).filter(({ value }) => isMatch(value) || isMatch(label?.(value) ?? '')))
}
