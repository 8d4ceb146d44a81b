import { overviewRanges } from '@sightline/api-client'
import { choiceParam, useSearchParam } from '../../../lib/search-params/useSearchParam.ts'
import { sortings } from './siteList.ts'

// Going back has the range before.
const rangeParam = choiceParam(overviewRanges, 'today', { isStep: true })
/** The usual order is the one that stays when the metrics come. */
const sortingParam = choiceParam(sortings, 'added', { isStep: false })

/** The range and the order of the list, both kept in the address. */
export function useSitesView() {
  const [range, openRange] = useSearchParam('range', rangeParam)
  const [sorting, sort] = useSearchParam('sort', sortingParam)
  return { range, openRange, sorting, sort }
}
