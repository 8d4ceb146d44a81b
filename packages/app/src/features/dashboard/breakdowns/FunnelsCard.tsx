import { Trans, useLingui } from '@lingui/react/macro'
import type { Dashboard } from '@sightline/api-client'
import { ButtonLink, Card, EmptyState, ErrorState, FunnelIcon, Skeleton, token, typography } from '@sightline/ui'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import type { StatsQuery } from '../api.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { OpenFunnel } from './OpenFunnel.tsx'
import { LazySelect } from './LazySelect.tsx'
import { textParam, useSearchParam } from '../../../lib/search-params/useSearchParam.ts'
import { useFunnels } from './useFunnels.ts'
import { useWasInView } from './useWasInView.ts'

interface FunnelsCardProps {
  siteId: string
  statsQuery: StatsQuery | undefined
  dashboard: Dashboard | undefined
  /** Whether the person may change the site. */
  mayChange: boolean
}

/** The card of the site’s funnels, one of which is open. It loads when it is scrolled near. */
export default function FunnelsCard({ siteId, statsQuery, dashboard, mayChange }: FunnelsCardProps) {
  const { t } = useLingui()
  const text = useMessageText()
  const root = useRef<HTMLDivElement>(null)
  const isNear = useWasInView(root, '200px')
  const funnels = useFunnels(siteId, isNear && dashboard !== undefined)
  const [chosen, choose] = useSearchParam('funnel', textParam)
  const open = funnels.data?.find(({ id }) => id === chosen) ?? funnels.data?.[0]
  return (
    <Root ref={root}>
      <Card padding="none" aria-label={t`Funnels`}>
        <Head>
          <h2>
            <Trans>Funnels</Trans>
          </h2>
          {open !== undefined && (
            <LazySelect
              size="sm"
              aria-label={t`Funnel`}
              items={(funnels.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              value={open.id}
              onChange={choose}
              isSearchable={(funnels.data?.length ?? 0) > 10}
            />
          )}
        </Head>
        <Body>
          {open !== undefined ? (
            <OpenFunnel {...{ siteId, statsQuery, dashboard }} funnel={open} />
          ) : funnels.isError ? (
            <ErrorState level={3} title={text(funnels.error.message)} onRetry={() => void funnels.refetch()} />
          ) : funnels.data === undefined ? (
            <Skeleton blockSize="12rem" />
          ) : (
            <EmptyState
              icon={FunnelIcon}
              level={3}
              title={<Trans>No funnel yet</Trans>}
              actions={
                mayChange ? (
                  <ButtonLink href={hrefOf(paths.settings(siteId, 'goals'))}>
                    <Trans>Set up a funnel</Trans>
                  </ButtonLink>
                ) : undefined
              }
            >
              <Trans>A funnel shows how many go from step to step, and where the others leave.</Trans>
            </EmptyState>
          )}
        </Body>
      </Card>
    </Root>
  )
}

const Root = styled.div`
  min-inline-size: 0;
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token['space-4']} ${token['space-6']};
  padding: ${token['space-5']} 1.125rem 0;
  h2 {
    ${typography.body}
    margin: 0;
    font-weight: ${token['weight-strong']};
  }
`

/** The card is as high while it loads as with a funnel. */
const Body = styled.div`
  min-block-size: 15rem;
  padding: ${token['space-4']} 1.125rem ${token['space-6']};
`
