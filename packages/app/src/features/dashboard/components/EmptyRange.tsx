import { Trans } from '@lingui/react/macro'
import { Button, Card, EmptyState, NoMatchIcon } from '@sightline/ui'
import { lengthOf, type Period } from '../query/range.ts'
import type { ViewState } from '../query/useView.ts'

interface EmptyRangeProps {
  state: ViewState
  period: Period | undefined
}

/** Stands in place of the breakdowns of a range without visits, and offers changes that may find some. */
export default function EmptyRange({ state, period }: EmptyRangeProps) {
  const { view, push } = state
  const isFiltered = view.filters.length > 0
  const isShort = period !== undefined && lengthOf(period) < 90
  return (
    <Card padding="none">
      <EmptyState
        icon={NoMatchIcon}
        title={isFiltered ? <Trans>No visitors match these filters</Trans> : <Trans>No visits in this range</Trans>}
        actions={
          isFiltered ? (
            <Button onPress={() => push({ filters: [], invalidFilters: [] })}>
              <Trans>Clear filters</Trans>
            </Button>
          ) : isShort ? (
            <Button onPress={() => push({ period: { range: '90d' } })}>
              <Trans>Last 90 days</Trans>
            </Button>
          ) : undefined
        }
      >
        {isFiltered ? undefined : (
          <Trans>Pages, referrers, countries and events appear here with the first visit.</Trans>
        )}
      </EmptyState>
    </Card>
  )
}
