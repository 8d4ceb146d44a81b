import { unwrap, parseDimension, type ApiClient, type Filter } from '@sightline/api-client'
import type { FilterValue, LoadFilterValues } from '@sightline/ui'
import { idOfValue, isCoded, missingNameOf, nameOfValue, type ValueNames } from '../dimensions/dimensionValues.ts'
import { searchText } from '../dimensions/searchText.ts'
import type { Period } from '../query/range.ts'

/** The number of values that are offered at a time. */
const maxValues = 50
/** The number of codes that is requested: all of them, because only the app knows their names. */
const maxCodes = 1000

interface ValuesContext {
  api: Pick<ApiClient, 'stats'>
  siteId: string
  period: Period
  filters: readonly Filter[]
  names: ValueNames
  intlLocale: string
}

/** Requests the values of a field in a period, with the visitors of each under all other filters. */
export async function loadFilterValues(
  { api, siteId, period, filters, names, intlLocale }: ValuesContext,
  { field, search: typed, signal }: Parameters<LoadFilterValues>[0],
): Promise<FilterValue[]> {
  const contains = (name: string, part: string) =>
    name.toLocaleLowerCase(intlLocale).includes(part.toLocaleLowerCase(intlLocale))
  const search = searchText(typed)
  const dimension = parseDimension(field)
  if (dimension === undefined) return []
  // A filter on the same field does not limit its values, so that more of them can be added.
  const others = filters.filter(([, filtered]) => filtered !== dimension)
  const isNamedHere = isCoded(dimension)
  const { rows } = await unwrap(
    api.stats.query(
      {
        site_id: siteId,
        ...period,
        ...(others.length > 0 && { filters: others }),
        metrics: ['visitors'],
        dimension,
        limit: isNamedHere ? maxCodes : maxValues,
        ...(!isNamedHere &&
          search !== '' && { search, search_missing: contains(missingNameOf(dimension, names), search) }),
      },
      { signal, progress: false },
    ),
  )
  return rows
    .filter(({ value }) => !isNamedHere || contains(nameOfValue(dimension, value, names), search))
    .slice(0, maxValues)
    .map(({ value, visitors }) => ({ value: idOfValue(value), count: visitors }))
}
