import { overviewRanges } from '@sightline/api-client'
import { choiceParam, useSearchParam } from '../../../lib/search-params/useSearchParam.ts'
import { sortings } from './siteList.ts'

// A change of the range adds a step to the history.
const rangeParam = choiceParam(overviewRanges, 'today', { isStep: true })
/** The default order is the service’s, as it does not change when the metrics arrive. */
const sortingParam = choiceParam(sortings, 'added', { isStep: false })

/** The range and the order of the list, both kept in the address. */
export function useSitesView() {
  const [range, openRange] = useSearchParam('range', rangeParam)
  const [sorting, sort] = useSearchParam('sort', sortingParam)
  return { range, openRange, sorting, sort }
}
