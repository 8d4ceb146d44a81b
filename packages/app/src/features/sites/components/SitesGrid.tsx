import { Plural, useLingui } from '@lingui/react/macro'
import type { Website } from '@sightline/api-client'
import { AddSiteCard, Button, Inline, SiteGrid, Stack } from '@sightline/ui'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { useIsReadOnly } from '../../account/index.ts'
import { type useOverview } from '../api.ts'
import { SiteOverviewCard } from './SiteOverviewCard.tsx'

/** The number of cards that are drawn at a time: several screens, and still fast. */
const step = 30

interface SitesGridProps {
  websites: readonly Website[]
  overview: ReturnType<typeof useOverview>
}

/** The cards of the sites; of very many the first ones, and the next ones on demand. */
export function SitesGrid({ websites, overview }: SitesGridProps) {
  const { t } = useLingui()
  const isReadOnly = useIsReadOnly()
  const grid = useRef<HTMLUListElement>(null)
  const [drawn, setDrawn] = useState(step)
  const left = websites.length - drawn

  function drawMore(): void {
    flushSync(() => setDrawn(drawn + step))
    // The button may be gone now, so the focus moves to the first of the new cards.
    grid.current?.children[drawn]?.querySelector('a')?.focus()
  }

  return (
    <Stack gap={8}>
      <SiteGrid ref={grid} aria-busy={overview.isPlaceholderData}>
        {websites.slice(0, drawn).map((website) => (
          <li key={website.id}>
            <SiteOverviewCard
              website={website}
              range={overview.data?.range ?? 'today'}
              overview={overview.data?.overviews.get(website.id)}
              isLoading={overview.isPending}
              now={overview.dataUpdatedAt}
            />
          </li>
        ))}
        {!isReadOnly && left <= 0 && (
          <li>
            <AddSiteCard href={hrefOf(paths.addWebsite)} title={t`Add website`} />
          </li>
        )}
      </SiteGrid>
      {left > 0 && (
        <Inline justify="center">
          <Button onPress={drawMore}>
            <Plural value={Math.min(left, step)} one="Show # more site" other="Show # more sites" />
          </Button>
        </Inline>
      )}
    </Stack>
  )
}
