import { Trans } from '@lingui/react/macro'
import {
  ApiError,
  isPropertyDimension,
  unwrap,
  type CallOutput,
  type Dimension,
  type SharePanel,
} from '@sightline/api-client'
import { from, LinkIcon, token, typography } from '@sightline/ui'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { useDocumentTitle } from '../../../lib/page/useDocumentTitle.ts'
import {
  useDashboard,
  useStatsApi,
  BlockedDashboard,
  breakdownIds,
  openTabOf,
  FixedFilters,
  renderNotedTrend,
  ReaderTrendContext,
  ShownPartsContext,
  Dashboard,
  furtherOf,
  LiveCount,
  useRealtimeHref,
  FailedMetrics,
  StaleDataNotice,
  TooManyQueriesNotice,
  Toolbar,
  useView,
  statsQueryOf,
} from '../../dashboard/index.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { SiteTheme } from '../../../lib/site-theme/SiteTheme.tsx'
import { EmbeddedFrame } from './EmbeddedFrame.tsx'
import { ExportShared } from './ExportShared.tsx'
import { mayBeFramed } from './framing.ts'
import type { SharedFrame } from './SharedFrame.tsx'
import { SharePassword } from './SharePassword.tsx'

interface SharedSiteProps {
  /** The component that draws the page around the dashboard. */
  Frame: typeof SharedFrame | typeof EmbeddedFrame
  /** Called with the token that a password was exchanged for. */
  onOpened: (token: string) => void
}

/** The shared dashboard, or an error in its place. */
export function SharedSite({ Frame, onOpened }: SharedSiteProps) {
  const api = useStatsApi()
  const text = useMessageText()
  const site = useQuery({
    queryKey: ['shared site'],
    queryFn: ({ signal }) => unwrap(api.share.info({}, { signal })),
    // Its owner may change what the link shows.
    refetchInterval: 60_000,
  })
  useDocumentTitle(site.data?.name)
  if (site.isPending) return <Frame />
  if (Frame === EmbeddedFrame && site.data !== undefined && !mayBeFramed(site.data, location.search)) {
    return (
      <Frame>
        <BlockedDashboard icon={LinkIcon} title={<Trans>This page is not allowed to show these statistics</Trans>}>
          <Trans>The owner of the site chooses which pages are. The embed code may be outdated.</Trans>
        </BlockedDashboard>
      </Frame>
    )
  }
  if (!site.isError) {
    const { filters, panels, has_annotations: hasAnnotations } = site.data
    const dashboard = <SharedDashboard shared={site.data} Frame={Frame} onOpened={onOpened} />
    return (
      <SiteTheme theme={site.data.theme}>
        <ShownPartsContext value={{ filters, isShown: isShownWith(panels) }}>
          {hasAnnotations ? <ReaderTrendContext value={renderNotedTrend}>{dashboard}</ReaderTrendContext> : dashboard}
        </ShownPartsContext>
      </SiteTheme>
    )
  }
  if (isPasswordNeeded(site.error)) {
    return (
      <Frame>
        <SharePassword onOpened={onOpened} />
      </Frame>
    )
  }
  if (isInvalid(site.error)) {
    return (
      <Frame>
        <BlockedDashboard icon={LinkIcon} title={text('link_invalid')} />
      </Frame>
    )
  }
  if (site.error instanceof ApiError && site.error.code === 402) {
    return (
      <Frame>
        <BlockedDashboard title={text(site.error.message)} />
      </Frame>
    )
  }
  return (
    <Frame>
      <FailedMetrics level={1} error={site.error} onRetry={() => void site.refetch()} />
    </Frame>
  )
}

/**
 * Which parts a link with these panels shows, all where they are null. A dimension without a panel of its own is not shown beside
 * chosen ones.
 */
const isShownWith = (panels: readonly SharePanel[] | null) => (part: Dimension | SharePanel) =>
  panels === null || panels.some((panel) => panel === (isPropertyDimension(part) ? 'properties' : part))

/** Whether the link was removed, or never existed. */
const isInvalid = (error: Error): boolean => error instanceof ApiError && error.code === 400

/** Whether the link asks for a password, which may have changed while the page was open. */
const isPasswordNeeded = (error: Error | null): boolean => error?.message === 'share_password_needed'

function SharedDashboard({ shared, Frame, onOpened }: SharedSiteProps & { shared: CallOutput<'share', 'info'> }) {
  const text = useMessageText()
  const { site_id: id, name, domain, currency_type, time_zone, week_start, theme } = shared
  const facts = { name, domain, currency_type, time_zone, week_start }
  const logo = theme?.logo ?? null
  const state = useView()
  const period = state.view.period ?? { range: '7d' as const }
  const statsQuery = statsQueryOf(state.view, period)
  const panels = theme?.panels ?? undefined
  const shown = breakdownIds.filter((panel) => panels === undefined || panels.includes(panel))
  const dashboard = useDashboard(
    id,
    statsQuery,
    shown.flatMap((panel) => openTabOf(panel, state.view.openTabs, isShownWith(shared.panels)) ?? []),
    furtherOf(state.view),
  )
  const { data, error } = dashboard
  const realtimeHref = useRealtimeHref()
  const exported = { site: { id, ...facts }, statsQuery, hasAnnotations: shared.has_annotations }
  const shownSite = (
    <Site>
      <h1>{facts.domain}</h1>
      {shared.filters.length === 0 && <LiveCount siteId={id} href={realtimeHref} />}
    </Site>
  )
  if (isPasswordNeeded(error)) {
    return (
      <Frame>
        <SharePassword onOpened={onOpened} />
      </Frame>
    )
  }
  // The link may have been removed while the page was open.
  if (isInvalid(error ?? new Error()) && error?.message === 'link_invalid') {
    return (
      <Frame>
        <BlockedDashboard icon={LinkIcon} title={text('link_invalid')} />
      </Frame>
    )
  }
  if (error instanceof ApiError && error.code === 402) {
    return (
      <Frame>
        <BlockedDashboard title={text(error.message)} />
      </Frame>
    )
  }
  return (
    <Frame
      logo={logo === null ? undefined : { src: logo, name: facts.name }}
      start={shownSite}
      actions={{ wide: <ExportShared {...exported} />, compact: <ExportShared {...exported} isCompact /> }}
    >
      <Toolbar
        site={exported.site}
        state={state}
        period={period}
        shownRange={data?.range}
        visitors={dashboard.isPlaceholderData ? undefined : data?.totals.visitors}
        isOnTop={Frame === EmbeddedFrame}
      >
        {shared.filters.length > 0 && <FixedFilters filters={shared.filters} />}
        {dashboard.isRefetchError && data !== undefined && (
          <StaleDataNotice updatedAt={dashboard.dataUpdatedAt} onRetry={() => void dashboard.refetch()} />
        )}
        <TooManyQueriesNotice />
      </Toolbar>
      {data === undefined && error !== null ? (
        <FailedMetrics error={error} onRetry={() => void dashboard.refetch()} />
      ) : (
        <Dashboard
          {...{ siteId: id, state, period, statsQuery }}
          dashboard={data}
          isStale={dashboard.isPlaceholderData}
          panels={panels}
        />
      )}
    </Frame>
  )
}

/** The site’s name and its visitors, on two lines on a phone. */
const Site = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  h1 {
    ${typography.body}
    margin: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: ${token['weight-semibold']};
  }
  ${from('sm')} {
    flex-direction: row;
    align-items: center;
    gap: ${token['space-6']};
  }
`
