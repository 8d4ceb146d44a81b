import { isId } from '@sightline/api-client'
import { VisuallyHidden } from '@sightline/ui'
import { useParams } from 'wouter'
import { lazyCode, lazyInPlace } from '../../../lib/lazy-code/lazyCode.tsx'
import { withTexts } from '../../../lib/lazy-code/loadPage.ts'
import { NothingAtAddress } from '../../../lib/page/NothingAtAddress.tsx'
import { useDocumentTitle } from '../../../lib/page/useDocumentTitle.ts'
import { useDashboard } from '../api.ts'
import { useIsReadOnly } from '../../account/index.ts'
import { useWebsite } from '../../sites/index.ts'
import { Dashboard } from '../components/Dashboard.tsx'
import { FailedMetrics } from '../components/FailedMetrics.tsx'
import { StaleDataNotice } from '../components/StaleDataNotice.tsx'
import { TooManyQueriesNotice } from '../components/TooManyQueriesNotice.tsx'
import { useNoticesOfPage } from '../notices/useNoticesOfPage.ts'
import { furtherOf } from '../query/furtherOf.ts'
import { openingPeriodOf } from '../query/openingPeriod.ts'
import { canBeExplained } from '../query/range.ts'
import { isFinalError } from '../components/finalError.ts'
import { SitesLink } from '../../../lib/page/SitesLink.tsx'
import { HeaderSite } from '../header/HeaderSite.tsx'
import { Toolbar } from '../toolbar/Toolbar.tsx'
import { useAwaitsFirstEvent } from '../components/useAwaitsFirstEvent.ts'
import { useView } from '../query/useView.ts'
import { useKeptChoices } from '../views/useKeptChoices.ts'
import { useSavedViews } from '../views/useSavedViews.ts'
import { statsQueryOf } from '../query/view.ts'

const GoogleDaysNotice = lazyInPlace(withTexts(() => import('../components/GoogleDaysNotice.tsx'), 'management'))
const NoEvents = lazyInPlace(() => import('../components/NoEvents.tsx'))
const DashboardError = lazyCode(() => import('../components/DashboardError.tsx'))
const FailedSource = lazyInPlace(() => import('../components/FailedSource.tsx'))
const SiteActions = lazyInPlace(() => import('../header/SiteActions.tsx'))
const DisabledNotice = lazyInPlace(() => import('../notices/DisabledNotice.tsx'))
const SourceSwitch = lazyInPlace(() => import('../header/SourceSwitch.tsx'))
const SourceNotices = lazyInPlace(withTexts(() => import('../notices/SourceNotices.tsx'), 'management'))

/** The page of a site’s dashboard, where the address has a valid site id. */
export default function DashboardPage() {
  const { siteId = '' } = useParams()
  return isId(siteId) ? <SiteDetail key={siteId} siteId={siteId} /> : <NothingAtAddress />
}

/** The dashboard of one site. */
function SiteDetail({ siteId }: { siteId: string }) {
  const website = useWebsite(siteId)
  const isReadOnly = useIsReadOnly()
  const { onChange, ...opening } = useKeptChoices(website.data)
  const state = useView({ ...opening, onChange: isReadOnly ? undefined : onChange })
  const { view } = state
  const period = view.period ?? openingPeriodOf(website)
  const statsQuery = period && statsQueryOf(view, period)
  const dashboard = useDashboard(siteId, statsQuery, Object.values(view.openTabs), furtherOf(view))
  const isWaiting = useAwaitsFirstEvent(siteId, view, dashboard.data)
  // Loaded metrics stay when a refresh fails, unless the person may not see them any more.
  const finalError = isFinalError(dashboard.error) ? dashboard.error : null
  const failure = dashboard.data === undefined ? dashboard.error : null
  const isOwner = website.data?.access === 'owner'
  const isOfGoogle = (view.source ?? website.data?.source) === 'google_analytics'
  const savedViews = useSavedViews({ siteId, state, period, isReadOnly, isOwner })
  const notices = useNoticesOfPage(siteId, state, statsQuery, dashboard.data)
  const sourceSwitch = dashboard.data?.sources !== undefined && (
    <SourceSwitch source={dashboard.data.source.name} {...{ state, siteId }} />
  )
  const level = website.data == null ? 1 : 2
  const onRetry = () => void Promise.all([dashboard.refetch(), website.refetch()])
  useDocumentTitle(website.data?.name)
  if (finalError !== null) return <DashboardError error={finalError} />
  return (
    <>
      {website.data != null && (
        <>
          <HeaderSite website={website.data} />
          <VisuallyHidden as="h1">{website.data.name}</VisuallyHidden>
          {website.data.status === 'disabled' && <DisabledNotice reason={website.data.status_reason} />}
          {statsQuery !== undefined && (
            <SiteActions
              website={website.data}
              statsQuery={statsQuery}
              state={state}
              period={period}
              dashboard={dashboard.data}
              metric={view.metric}
              mayShare={isOwner && !isReadOnly}
              mayAsk={!isReadOnly}
            />
          )}
        </>
      )}
      {isWaiting ? (
        <>
          {sourceSwitch}
          <NoEvents
            siteId={siteId}
            maySetUp={isOwner && !isReadOnly}
            onShow={(stored) => state.push({ period: stored })}
          />
        </>
      ) : (
        <>
          <Toolbar
            site={website.data ?? undefined}
            state={state}
            period={period}
            shownRange={dashboard.data?.range}
            savedViews={savedViews}
            visitors={dashboard.isPlaceholderData ? undefined : dashboard.data?.totals.visitors}
            isFailed={failure !== null}
          >
            {dashboard.isRefetchError && dashboard.data !== undefined && (
              <StaleDataNotice updatedAt={dashboard.dataUpdatedAt} onRetry={() => void dashboard.refetch()} />
            )}
            <TooManyQueriesNotice />
            {sourceSwitch}
            {!notices.isEmpty && <SourceNotices {...notices} mayConnect={isOwner && !isReadOnly} />}
            {(dashboard.data?.earlier ?? dashboard.data?.reported) !== undefined && (
              <GoogleDaysNotice {...dashboard.data} metric={view.metric} />
            )}
          </Toolbar>
          {failure === null ? (
            <Dashboard
              siteId={siteId}
              state={state}
              period={period}
              statsQuery={statsQuery}
              dashboard={dashboard.data}
              isStale={dashboard.isPlaceholderData}
              isMember
              onExplain={isReadOnly || !canBeExplained(period?.range) ? undefined : state.openPanel}
              mayChange={isOwner && !isReadOnly}
            />
          ) : isOfGoogle ? (
            <FailedSource {...{ error: failure, state, level, isOwner, onRetry }} />
          ) : (
            <FailedMetrics {...{ error: failure, level, onRetry }} actions={<SitesLink />} />
          )}
        </>
      )}
    </>
  )
}
