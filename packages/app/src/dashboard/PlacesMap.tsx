import { useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useRef, useState, type RefObject } from 'react'
import styled from 'styled-components'
import { lazyCode } from '../layout/lazyCode.tsx'
import { useWholeBreakdown, type Question } from '../session/figures.ts'
import type { AnyDimension } from './filter.ts'
import { useValueNames } from './useValueNames.ts'

const CountryMap = lazyCode(() => import('./LazyCountryMap.ts'))

interface PlacesMapProps {
  siteId: string
  question: Question | undefined
  /** Code of the country that stands out. */
  highlighted: string | undefined
  onHighlight: (code: string | undefined) => void
  onFilter: (dimension: AnyDimension, value: string) => void
}

/** More than there are. */
const allCountries = 300

/** Every country on a map. Its figures and its code load when it comes in sight. */
export function PlacesMap({ siteId, question, highlighted, onHighlight, onFilter }: PlacesMapProps) {
  const { t } = useLingui()
  const { country } = useValueNames()
  const place = useRef<HTMLDivElement>(null)
  const wasSeen = useWasSeen(place)
  const all = useWholeBreakdown(siteId, question, { dimension: 'country', pageSize: allCountries }, wasSeen)
  const rows = all.data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <Place ref={place}>
      {wasSeen && (
        <Suspense fallback={null}>
          <CountryMap
            aria-label={t`Visitors by country`}
            countries={rows
              .filter(({ value }) => value !== '')
              .map(({ value, visitors, percentage }) => ({
                code: value,
                name: country(value),
                visitors,
                percentage,
              }))}
            highlighted={highlighted}
            onHighlight={onHighlight}
            onSelect={(code) => onFilter('country', code)}
          />
        </Suspense>
      )}
    </Place>
  )
}

/** Whether an element has been in sight, from then on. */
function useWasSeen(element: RefObject<HTMLElement | null>): boolean {
  const [wasSeen, setWasSeen] = useState(false)
  useEffect(() => {
    if (wasSeen || element.current === null) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setWasSeen(true)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [wasSeen, element])
  return wasSeen
}

/** As high as the map will be. */
const Place = styled.div`
  min-block-size: 15rem;
`
