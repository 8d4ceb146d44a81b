import { Trans, useLingui } from '@lingui/react/macro'
import { ApiError, unwrap, type CallOutput } from '@sightline/api-client'
import { AppShell, ErrorState, from, LinkIcon, token, type } from '@sightline/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Menus } from '../../layout/Menus.tsx'
import { useDocumentTitle } from '../../layout/useDocumentTitle.ts'
import { hrefOf } from '../../navigation/hash.ts'
import { paths } from '../../navigation/paths.ts'
import { useDashboard, useFiguresApi } from '../../session/figures.ts'
import { useMessageText } from '../../texts/messageTexts.ts'
import { Blocked } from '../../dashboard/Refusal.tsx'
import { Board } from '../../dashboard/Board.tsx'
import { LiveCount } from '../../dashboard/LiveCount.tsx'
import { OldFigures } from '../../dashboard/OldFigures.tsx'
import { Toolbar } from '../../dashboard/Toolbar.tsx'
import { useView } from '../../dashboard/useView.ts'
import { questionOf } from '../../dashboard/view.ts'

/** The shared dashboard, or why there is none. */
export function SharedSite() {
  const api = useFiguresApi()
  const text = useMessageText()
  const site = useQuery({
    queryKey: ['shared site'],
    queryFn: ({ signal }) => unwrap(api.share.info({}, { signal })),
  })
  useDocumentTitle(site.data?.name)
  if (site.isPending) return <Frame />
  if (!site.isError) return <SharedBoard shared={site.data} />
  if (isInvalid(site.error)) {
    return (
      <Frame>
        <Blocked icon={LinkIcon} title={text('link_invalid')} />
      </Frame>
    )
  }
  if (site.error instanceof ApiError && site.error.code === 402) {
    return (
      <Frame>
        <Blocked title={text(site.error.message)} />
      </Frame>
    )
  }
  return (
    <Frame>
      <ErrorState level={1} title={<Trans>The figures could not be loaded</Trans>} onRetry={() => void site.refetch()}>
        {text(site.error.message)}
      </ErrorState>
    </Frame>
  )
}

/** A link that was removed, or that never was one. */
const isInvalid = (error: Error): boolean => error instanceof ApiError && error.code === 400

function SharedBoard({ shared }: { shared: CallOutput<'share', 'info'> }) {
  const text = useMessageText()
  const { site_id: id, ...facts } = shared
  const state = useView()
  const period = state.view.period ?? { range: '7d' as const }
  const question = questionOf(state.view, period)
  const dashboard = useDashboard(id, question, Object.values(state.view.openTabs))
  const { data, error } = dashboard
  const place = (
    <Place>
      <h1>{facts.domain}</h1>
      <LiveCount siteId={id} />
    </Place>
  )
  // The link may have been removed while the page was open.
  if (isInvalid(error ?? new Error()) && error?.message === 'link_invalid') {
    return (
      <Frame>
        <Blocked icon={LinkIcon} title={text('link_invalid')} />
      </Frame>
    )
  }
  if (error instanceof ApiError && error.code === 402) {
    return (
      <Frame>
        <Blocked title={text(error.message)} />
      </Frame>
    )
  }
  return (
    <Frame place={place}>
      <Toolbar site={{ id, ...facts }} state={state} period={period}>
        {dashboard.isRefetchError && data !== undefined && (
          <OldFigures updatedAt={dashboard.dataUpdatedAt} onRetry={() => void dashboard.refetch()} />
        )}
      </Toolbar>
      {data === undefined && error !== null ? (
        <ErrorState title={<Trans>The figures could not be loaded</Trans>} onRetry={() => void dashboard.refetch()}>
          {text(error.message)}
        </ErrorState>
      ) : (
        <Board {...{ siteId: id, state, period, question }} dashboard={data} isOther={dashboard.isPlaceholderData} />
      )}
    </Frame>
  )
}

function Frame({ place, children }: { place?: ReactNode; children?: ReactNode }) {
  const { t } = useLingui()
  return (
    <AppShell
      homeHref={hrefOf(paths.sites)}
      homeLabel={t`Sightline, my sites`}
      {...(place !== undefined && { place })}
      end={<Menus />}
      compactEnd={<Menus />}
    >
      {children}
    </AppShell>
  )
}

/** Two lines on a phone. */
const Place = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  h1 {
    ${type.body}
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
