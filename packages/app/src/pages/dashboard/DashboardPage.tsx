import { Trans } from '@lingui/react/macro'
import { ApiError } from '@sightline/api-client'
import { ButtonLink, CodeIcon, EmptyState, ErrorState, token, VisuallyHidden } from '@sightline/ui'
import styled from 'styled-components'
import { useParams } from 'wouter'
import { useDocumentTitle } from '../../layout/useDocumentTitle.ts'
import { hrefOf } from '../../navigation/hash.ts'
import { paths } from '../../navigation/paths.ts'
import { useDashboard, useLiveCheck, useWebsite } from '../../session/queries.ts'
import { useMessageText } from '../../texts/messageTexts.ts'
import { Attribution } from './Attribution.tsx'
import { Figures } from './Figures.tsx'
import { OldFigures } from './OldFigures.tsx'
import { isEmpty } from './metrics.ts'
import { Panels } from './Panels.tsx'
import { openingRange, type Range } from './range.ts'
import { SitePlace } from './SitePlace.tsx'
import { Toolbar } from './Toolbar.tsx'
import { useView } from './useView.ts'

/** Site detail: the figures of one range. */
export function DashboardPage() {
  const { siteId = '' } = useParams()
  const { view, replace, openRange, openList, closeList } = useView()
  const website = useWebsite(siteId)
  const range = view.range ?? openingRangeOf(website)
  const dashboard = useDashboard(siteId, range, Object.values(view.openTabs))
  const isNothing = dashboard.data !== undefined && isEmpty(dashboard.data)
  const hasNoEvent = useLiveCheck(siteId, undefined, isNothing).data?.last_event_at === null
  // Figures that are there stay when they cannot be renewed, unless they may not be seen any more.
  const failure =
    dashboard.isError && (dashboard.data === undefined || isForbidden(dashboard.error)) ? dashboard.error : null
  useDocumentTitle(website.data?.name)
  if (failure !== null && isForbidden(failure)) return <Refusal error={failure} />
  return (
    <>
      {website.data != null && (
        <>
          <SitePlace website={website.data} />
          <VisuallyHidden as="h1">{website.data.name}</VisuallyHidden>
        </>
      )}
      {isNothing && hasNoEvent ? (
        <NoEvents siteId={siteId} />
      ) : (
        <>
          <Toolbar
            range={range}
            dates={dashboard.isPlaceholderData ? undefined : dashboard.data?.range}
            onRangeChange={openRange}
          >
            {dashboard.isRefetchError && dashboard.data !== undefined && (
              <OldFigures updatedAt={dashboard.dataUpdatedAt} onRetry={() => void dashboard.refetch()} />
            )}
          </Toolbar>
          {failure === null ? (
            <Stack>
              <Figures
                siteId={siteId}
                dashboard={dashboard.data}
                selected={view.metric}
                onSelect={(metric) => replace({ metric })}
              />
              <Panels
                siteId={siteId}
                range={range}
                dashboard={dashboard.data}
                isOtherRange={dashboard.isPlaceholderData}
                openTabs={view.openTabs}
                onOpen={(panel, dimension) => replace({ openTabs: { ...view.openTabs, [panel]: dimension } })}
                list={view.all}
                onListOpen={openList}
                onListClose={closeList}
              />
              <Attribution />
            </Stack>
          ) : (
            <Unavailable
              error={failure}
              level={website.data == null ? 1 : 2}
              onRetry={() => void Promise.all([dashboard.refetch(), website.refetch()])}
            />
          )}
        </>
      )}
    </>
  )
}

/** Undefined until the site is known; a site that cannot be read is left to the figures to refuse. */
function openingRangeOf({ data, isPending }: ReturnType<typeof useWebsite>): Range | undefined {
  if (isPending) return undefined
  return data == null ? 'today' : openingRange(data, new Date())
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token['layout-gutter']};
`

function NoEvents({ siteId }: { siteId: string }) {
  return (
    <EmptyState
      title={<Trans>Waiting for the first event</Trans>}
      actions={
        <ButtonLink variant="primary" size="lg" icon={CodeIcon} href={hrefOf(paths.install(siteId))}>
          <Trans>Finish set-up</Trans>
        </ButtonLink>
      }
    >
      <Trans>The snippet is not on the site yet. Add it once and data appears within seconds.</Trans>
    </EmptyState>
  )
}

const isForbidden = (error: Error): boolean => error instanceof ApiError && error.code === 403

const SitesLink = () => (
  <ButtonLink href={hrefOf(paths.sites)}>
    <Trans>My sites</Trans>
  </ButtonLink>
)

/** Stands in place of the page: asking again changes nothing. */
function Refusal({ error }: { error: Error }) {
  const text = useMessageText()
  return (
    <ErrorState level={1} title={text(error.message)} actions={<SitesLink />}>
      <Trans>Ask its owner to share it with you.</Trans>
    </ErrorState>
  )
}

/** Stands in place of the figures; site and range can still be changed. */
function Unavailable({ error, level, onRetry }: { error: Error; level: 1 | 2; onRetry: () => void }) {
  const text = useMessageText()
  return (
    <ErrorState
      level={level}
      title={<Trans>The figures could not be loaded</Trans>}
      onRetry={onRetry}
      actions={<SitesLink />}
    >
      {text(error.message)}
    </ErrorState>
  )
}
