import { themePanels, type ThemePanel } from '@sightline/api-client'
import { Columns, Skeleton } from '@sightline/ui'
import { Fragment } from 'react'
import { lazyInPlace } from '../../../lib/lazy-code/lazyCode.tsx'
import { DimensionCard } from './DimensionCard.tsx'
import { openTabOf } from '../query/tabs.ts'
import { useShownParts } from '../shownParts.ts'
import { EventsCard } from './EventsCard.tsx'
import { layoutOfPanels } from './panelLayout.ts'
import type { BreakdownSource } from './BreakdownCard.tsx'

/** At the end of a page, where nobody looks at first. */
const FunnelsCard = lazyInPlace(
  () => import('./FunnelsCard.tsx'),
  () => <Skeleton blockSize="17rem" />,
)

interface BreakdownCardsProps extends Omit<BreakdownSource, 'onFilter' | 'onExclude' | 'onDetails'> {
  /** Whether the person may change the site. */
  mayChange: boolean
  /**
   * The breakdowns that are shown, in their order.
   * @default all of them
   */
  panels?: readonly ThemePanel[] | undefined
}

/** The breakdowns of the dashboard, and its funnels. */
export function BreakdownCards({ mayChange, panels = themePanels, ...rest }: BreakdownCardsProps) {
  const { state } = rest
  const { isShown } = useShownParts()
  const { toggleFilter, exclude, openDetails } = state
  const shared = { ...rest, onFilter: toggleFilter, onExclude: exclude, onDetails: openDetails }
  const { siteId, statsQuery, dashboard } = rest
  const cards = {
    content: <DimensionCard {...shared} id="content" />,
    sources: <DimensionCard {...shared} id="sources" />,
    places: <DimensionCard {...shared} id="places" />,
    technology: <DimensionCard {...shared} id="technology" />,
    events: <EventsCard {...shared} />,
    funnels: <FunnelsCard {...{ siteId, statsQuery, dashboard, mayChange }} />,
  }
  const { openTabs } = state.view
  const hasCard = (panel: ThemePanel) =>
    panel === 'funnels'
      ? isShown(panel)
      : openTabOf(panel, openTabs, isShown) !== undefined || (panel === 'events' && isShown('properties'))
  const hasMap = openTabOf('places', openTabs, isShown) === 'country'
  return layoutOfPanels(panels.filter(hasCard)).map(([first, second]) =>
    second === undefined ? (
      <Fragment key={first}>{cards[first]}</Fragment>
    ) : (
      // The map is as wide as its list.
      <Columns key={first} gap="gutter" ratio={hasMap && first === 'places' ? '2:1' : '1:1'}>
        <Fragment key={first}>{cards[first]}</Fragment>
        <Fragment key={second}>{cards[second]}</Fragment>
      </Columns>
    ),
  )
}
