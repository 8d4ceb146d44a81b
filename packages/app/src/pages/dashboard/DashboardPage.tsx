import { Trans } from '@lingui/react/macro'
import { ApiError } from '@sightline/api-client'
import { ButtonLink, CodeIcon, EmptyState, ErrorState, VisuallyHidden } from '@sightline/ui'
import { useParams, useSearchParams } from 'wouter'
import { hrefOf } from '../../navigation/hash.ts'
import { paths } from '../../navigation/paths.ts'
import { useDashboard, useLiveCheck, useWebsite } from '../../session/queries.ts'
import { useMessageText } from '../../texts/messageTexts.ts'
import { Figures } from './Figures.tsx'
import { isEmpty } from './metrics.ts'
import { rangeIn } from './range.ts'
import { SitePlace } from './SitePlace.tsx'
import { Toolbar } from './Toolbar.tsx'

/** Site detail: the figures of one range. */
export function DashboardPage() {
  const { siteId = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const range = rangeIn(search)
  const dashboard = useDashboard(siteId, range)
  const website = useWebsite(siteId)
  const isNothing = dashboard.data !== undefined && isEmpty(dashboard.data)
  const hasNoEvent = useLiveCheck(siteId, undefined, isNothing).data?.last_event_at === null
  if (dashboard.isError) {
    return <Refusal error={dashboard.error} onRetry={() => void dashboard.refetch()} />
  }
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
            onRangeChange={(next) => setSearch({ range: next }, { replace: true })}
          />
          <Figures siteId={siteId} dashboard={dashboard.data} />
        </>
      )}
    </>
  )
}

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

function Refusal({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const text = useMessageText()
  const isFinal = error instanceof ApiError && error.code === 403
  const link = (
    <ButtonLink href={hrefOf(paths.sites)}>
      <Trans>My sites</Trans>
    </ButtonLink>
  )
  if (isFinal) {
    return (
      <ErrorState level={1} title={text(error.message)} actions={link}>
        <Trans>Ask its owner to share it with you.</Trans>
      </ErrorState>
    )
  }
  return (
    <ErrorState level={1} title={<Trans>The figures could not be loaded</Trans>} onRetry={onRetry} actions={link}>
      {text(error.message)}
    </ErrorState>
  )
}
