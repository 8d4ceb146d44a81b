import { filterNames, lists, type FilterName, type ListFilter, type ListName } from '@sightline/api-client'
import type { SearchBarField } from '@sightline/ui'

/**
 * The filters of a list for its search bar, with their names in the API as hints; a filter with fixed values offers
 * those.
 * @param labels The labels of the filters.
 * @param valueNames The names of the fixed values.
 */
export const filterFields = <Name extends ListName>(
  list: Name,
  labels: Readonly<Record<FilterName<Name>, string>>,
  valueNames: Readonly<Record<string, string>> = {},
): SearchBarField<FilterName<Name>>[] =>
  filterNames(list).map((name) => {
    const values = (lists[list].filters as Readonly<Record<string, ListFilter>>)[name]
    return {
      name,
      label: labels[name],
      description: name,
      ...(values === 'prefix' && { isPrefix: true }),
      ...((values === 'day' || values === 'number') && { type: values }),
      ...(isList(values) && { items: values.map((value) => ({ value, label: valueNames[value] ?? value })) }),
    }
  })

const isList = (values: unknown): values is readonly string[] => Array.isArray(values)
