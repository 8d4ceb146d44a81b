import { Trans, useLingui } from '@lingui/react/macro'
import { realtimeLimits, type Website } from '@sightline/api-client'
import {
  ButtonLink,
  Callout,
  Card,
  Columns,
  ErrorState,
  LiveNumber,
  PageHeader,
  Skeleton,
  Stack,
  useFormat,
} from '@sightline/ui'
import { TrendChartPlaceholder } from '@sightline/ui/charts'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { lazyInPlace } from '../../../lib/lazy-code/lazyCode.tsx'
import { useDocumentTitle } from '../../../lib/page/useDocumentTitle.ts'
import { LoadedSite } from '../../sites/index.ts'
import { StaleDataNotice } from '../components/StaleDataNotice.tsx'
import { HeaderSite } from '../header/HeaderSite.tsx'
import { LiveEvents } from '../realtime/LiveEvents.tsx'
import { useRealtime } from '../realtime/useRealtime.ts'
import { useRevealedEvents } from '../realtime/useRevealedEvents.ts'

const LiveMinutes = lazyInPlace(() => import('../realtime/LiveMinutes.tsx'), TrendChartPlaceholder)
const LiveCountries = lazyInPlace(
  () => import('../realtime/LiveCountries.tsx'),
  () => <Skeleton blockSize="20rem" />,
)

/** What happens on a site at this moment. */
export default function RealtimePage() {
  return <LoadedSite>{(website) => <RealtimeOfSite website={website} />}</LoadedSite>
}

function RealtimeOfSite({ website }: { website: Website }) {
  const { id, name, time_zone: timeZone } = website
  const { t } = useLingui()
  const text = useMessageText()
  const format = useFormat()
  const { data, error, isPending, dataUpdatedAt, refetch } = useRealtime(id)
  const { events, fresh } = useRevealedEvents(data?.events)
  const { currentMinutes, chartMinutes } = realtimeLimits
  useDocumentTitle(t`Realtime` + ` · ${name}`)
  return (
    <>
      <HeaderSite website={website} />
      <PageHeader
        title={<Trans>Realtime</Trans>}
        back={{ href: hrefOf(paths.dashboard(id)), label: name }}
        actions={
          <ButtonLink href={`${hrefOf(paths.dashboard(id))}?range=realtime`}>
            <Trans>Last {chartMinutes} minutes in full</Trans>
          </ButtonLink>
        }
      />
      {data === undefined && error !== null ? (
        <ErrorState title={<Trans>Loading failed, please refresh and try again</Trans>} onRetry={() => void refetch()}>
          {text(error.message)}
        </ErrorState>
      ) : (
        <Stack gap="gutter">
          {error !== null && <StaleDataNotice updatedAt={dataUpdatedAt} onRetry={() => void refetch()} />}
          <Card>
            <Columns ratio="1:2">
              <Stack gap={6}>
                <LiveNumber
                  value={format.full(data?.current_visitors)}
                  label={<Trans>Visitors now</Trans>}
                  description={<Trans>With a view or an event in the last {currentMinutes} minutes.</Trans>}
                  loadingState={isPending ? 'loading' : 'idle'}
                />
                {data === undefined ? (
                  <TrendChartPlaceholder />
                ) : data.minutes === undefined ? null : (
                  <LiveMinutes
                    minutes={data.minutes}
                    visitors={data.visitors}
                    at={Date.parse(data.at)}
                    timeZone={timeZone}
                  />
                )}
              </Stack>
              {data === undefined ? (
                <Skeleton blockSize="20rem" />
              ) : data.countries === undefined || data.visitors === undefined ? null : (
                <LiveCountries countries={data.countries} visitors={data.visitors} fresh={fresh} />
              )}
            </Columns>
          </Card>
          {data !== undefined && data.events === undefined ? (
            <Callout tone="info" title={<Trans>Google Analytics does not provide single events</Trans>}>
              <Trans>They are shown here for a site with the snippet.</Trans>
            </Callout>
          ) : (
            <LiveEvents
              events={events}
              isLoading={isPending}
              clockOffset={data === undefined ? 0 : Date.parse(data.at) - dataUpdatedAt}
            />
          )}
        </Stack>
      )}
    </>
  )
}
