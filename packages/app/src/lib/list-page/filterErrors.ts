import { listLimits, lists, type FilterName, type ListFilter, type ListName } from '@sightline/api-client'
import type { ListFilters } from '@sightline/ui'

/** Why the value of a filter is not valid: the list answers no query that has it. */
export type FilterError = 'choice' | 'day' | 'number' | 'length' | 'range'

/** The filters whose values the list does not allow, as an address may hold them and a person may type them. */
export function filterErrors<Name extends ListName>(
  list: Name,
  filters: ListFilters<FilterName<Name>>,
): Partial<Record<FilterName<Name>, FilterError>> {
  const kinds: Readonly<Record<string, ListFilter>> = lists[list].filters
  const given: Readonly<Partial<Record<string, string>>> = filters
  const errors: Record<string, FilterError> = {}
  for (const [name, kind] of Object.entries(kinds)) {
    const value = given[name]
    const error = value === undefined ? undefined : (valueError(kind, value) ?? rangeError(kinds, given, name))
    if (error !== undefined) errors[name] = error
  }
  return errors as Partial<Record<FilterName<Name>, FilterError>>
}

function valueError(kind: ListFilter, value: string): FilterError | undefined {
  if (kind === 'day') return isDay(value) ? undefined : 'day'
  if (kind === 'boolean') return value === 'true' || value === 'false' ? undefined : 'choice'
  if (kind === 'number') return isWhole(value) ? undefined : 'number'
  if (typeof kind !== 'string') return kind.includes(value) ? undefined : 'choice'
  return value.length <= listLimits.filterLength ? undefined : 'length'
}

/** A range is told at its end: `amount_to` that is less than `amount_from`. */
function rangeError(
  kinds: Readonly<Record<string, ListFilter>>,
  given: Readonly<Partial<Record<string, string>>>,
  name: string,
): FilterError | undefined {
  const start = name === 'to' ? 'from' : name.replace(/_to$/, '_from')
  const kind = kinds[start]
  const [from, to] = [given[start], given[name]]
  if (start === name || kind === undefined || from === undefined || to === undefined) return undefined
  if (valueError(kind, from) !== undefined) return undefined
  return (kind === 'number' ? Number(to) < Number(from) : to < from) ? 'range' : undefined
}

const isWhole = (text: string): boolean => /^\d+$/.test(text) && Number(text) <= listLimits.filterNumber

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text
