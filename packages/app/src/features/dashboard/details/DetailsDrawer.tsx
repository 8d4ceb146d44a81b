import { Trans } from '@lingui/react/macro'
import { Button, CopyButton, Drawer, EmptyState, ErrorState, NoMatchIcon, Stack } from '@sightline/ui'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { nameOfValue } from '../dimensions/dimensionValues.ts'
import { useDimensionTexts } from '../dimensions/useDimensionTexts.ts'
import { useValueNames } from '../dimensions/useValueNames.ts'
import { isEmptyRange } from '../query/metrics.ts'
import { isFilteredBy } from '../query/toggleFilterValue.ts'
import type { DetailsValue } from '../query/detailsParam.ts'
import type { Period } from '../query/range.ts'
import type { ViewState } from '../query/useView.ts'
import type { StatsQuery } from '../api.ts'
import { DetailsMetrics } from './DetailsMetrics.tsx'
import { DetailsPanel } from './DetailsPanel.tsx'
import { useDetailsDashboard } from './useDetailsDashboard.ts'

export interface DetailsDrawerProps {
  siteId: string
  state: ViewState
  period: Period | undefined
  /** The query of the page. */
  statsQuery: StatsQuery
  of: DetailsValue
  onClose: () => void
}

/** The dashboard of one row: its metrics, its chart, and what its visitors have in common. */
export default function DetailsDrawer({ siteId, state, period, statsQuery, of, onClose }: DetailsDrawerProps) {
  const text = useMessageText()
  const names = useValueNames()
  const { nameOf } = useDimensionTexts()
  const { query, panels, data: dashboard, error, refetch } = useDetailsDashboard(siteId, statsQuery, of)
  const { dimension, value } = of
  const name = nameOfValue(dimension, value, names)
  return (
    <Drawer
      size="md"
      title={<bdi>{name}</bdi>}
      description={nameOf(dimension)}
      actions={<CopyButton variant="icon" value={value === '' ? name : value} />}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={() => state.exclude(dimension, value)}>
            <Trans>Exclude this</Trans>
          </Button>
          <Button variant="primary" onPress={() => state.toggleFilter(dimension, value)}>
            {isFilteredBy(state.view.filters, dimension, value) ? (
              <Trans>Remove this filter</Trans>
            ) : (
              <Trans>Filter by this</Trans>
            )}
          </Button>
        </>
      }
    >
      {dashboard === undefined && error !== null ? (
        <ErrorState level={3} title={<Trans>The statistics could not be loaded</Trans>} onRetry={() => void refetch()}>
          {text(error.message)}
        </ErrorState>
      ) : dashboard !== undefined && isEmptyRange(dashboard) ? (
        <EmptyState icon={NoMatchIcon} level={3} title={<Trans>No visitors in this range</Trans>} />
      ) : (
        <Stack>
          <DetailsMetrics {...{ siteId, state, period, dashboard }} statsQuery={query} />
          {panels.map((panel) => (
            <DetailsPanel key={panel} dimension={panel} dashboard={dashboard} />
          ))}
        </Stack>
      )}
    </Drawer>
  )
}
