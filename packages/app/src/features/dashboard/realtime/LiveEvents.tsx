import { Trans, useLingui } from '@lingui/react/macro'
import { realtimeLimits } from '@sightline/api-client'
import { Card, EmptyState, EventFeed, RadioIcon, type EventFeedDetail, type EventFeedItem } from '@sightline/ui'
import { useMemo } from 'react'
import { useValueNames } from '../dimensions/useValueNames.ts'
import type { LiveEvent } from './useRevealedEvents.ts'

interface LiveEventsProps {
  /** The newest first. */
  events: readonly LiveEvent[]
  isLoading: boolean
  /** The milliseconds by which the server's clock is ahead. */
  clockOffset: number
}

const columns = ['source', 'country', 'device'] as const

/** The views and events of the last half hour as they happen; nothing tells who they were. */
export function LiveEvents({ events, isLoading, clockOffset }: LiveEventsProps) {
  const { t } = useLingui()
  const names = useValueNames()
  const { chartMinutes } = realtimeLimits
  const items = useMemo(() => events.map((event) => itemOf(event, names)), [events, names])
  return (
    <Card
      title={<Trans>Live activity</Trans>}
      description={<Trans>Views and events as they arrive, without anything that identifies a visitor.</Trans>}
    >
      <EventFeed
        aria-label={t`Live activity`}
        items={items}
        columns={columns}
        loadingState={isLoading ? 'loading' : 'idle'}
        clockOffset={clockOffset}
        empty={
          <EmptyState
            icon={RadioIcon}
            level={3}
            title={<Trans>Nobody was here in the last {chartMinutes} minutes</Trans>}
          >
            <Trans>The next view appears here by itself.</Trans>
          </EmptyState>
        }
      />
    </Card>
  )
}

/** A row of the feed; a fact that is not known is left out. */
function itemOf(event: LiveEvent, names: ReturnType<typeof useValueNames>): EventFeedItem {
  const { id, at, name, page, source, country, device } = event
  const details: EventFeedDetail[] = []
  details.push({ id: 'source', name: source === '' ? names.direct : source })
  if (country !== '') details.push({ id: 'country', name: names.country(country), tag: country })
  if (device !== '') details.push({ id: 'device', name: names.device(device) })
  return { id, time: at, name: page, kind: 'path', ...(name !== 'pageview' && { action: name }), details }
}
