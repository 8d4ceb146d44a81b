import { useLingui } from '@lingui/react/macro'
import {
  dimensions,
  unwrap,
  isPropertyDimension,
  isVisitMeasure,
  visitMeasures,
  type Dimension,
  type Filter,
} from '@sightline/api-client'
import type { FilterField } from '@sightline/ui'
import { useQuery } from '@tanstack/react-query'
import { statsKeys, useStatsApi } from '../api.ts'
import type { Period } from '../query/range.ts'
import { nameOfValue, valueOfRow } from '../dimensions/dimensionValues.ts'
import { useDimensionTexts } from '../dimensions/useDimensionTexts.ts'
import { useValueNames } from '../dimensions/useValueNames.ts'
import { useMeasureNames } from '../dimensions/useMeasureNames.ts'
import { useShownParts } from '../shownParts.ts'

/** The most property names that are offered; others can be filtered by from the rows of a breakdown. */
const maxProperties = 100

/**
 * The fields of the filter editor: every dimension that the reader sees, the numbers of a visit, and the properties that events had.
 * @param isEditing Whether the editor is open; the names of properties are requested only then.
 */
export function useFilterFields(
  siteId: string | undefined,
  period: Period | undefined,
  filters: readonly Filter[],
  isEditing: boolean,
): readonly [FilterField, ...FilterField[]] {
  const { t } = useLingui()
  const { nameOf } = useDimensionTexts()
  const names = useValueNames()
  const { isShown } = useShownParts()
  const shown = dimensions.filter(isShown)
  const filtered = filters.flatMap(([, dimension]) => (isVisitMeasure(dimension) ? [] : [dimension]))
  const measureNames = useMeasureNames()
  const measures = visitMeasures.map((id): FilterField => ({ id, label: measureNames[id], kind: 'number' }))
  const known = useProperties(siteId, period, isEditing && isShown('properties'))
  const fieldOf = (id: Dimension): FilterField => {
    const name = nameOf(id)
    return {
      id,
      label: isPropertyDimension(id) ? t`Property ${name}` : name,
      labelOf: (value) => nameOfValue(id, valueOfRow(value), names),
    }
  }
  const fields = [...new Set([...shown, ...filtered, ...known])].map(fieldOf)
  return [...fields, ...measures] as [FilterField, ...FilterField[]]
}

function useProperties(siteId: string | undefined, period: Period | undefined, isEditing: boolean) {
  const api = useStatsApi()
  const { data } = useQuery({
    queryKey: statsKeys.propertyNames(siteId, period),
    queryFn: ({ signal }) =>
      unwrap(
        api.stats.properties({ site_id: siteId ?? '', ...period, limit: maxProperties }, { signal, progress: false }),
      ),
    select: ({ rows }) => rows.map(({ key }) => `prop:${key}` as const),
    staleTime: 60_000,
    enabled: isEditing && siteId !== undefined && period !== undefined,
  })
  return data ?? []
}
