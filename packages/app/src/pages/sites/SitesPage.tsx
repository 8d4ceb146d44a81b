import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  AddSiteCard,
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  PageHeader,
  PlusIcon,
  SiteGrid,
  Skeleton,
  VisuallyHidden,
} from '@sightline/ui'
import type { Website } from '@sightline/api-client'
import { hrefOf } from '../../navigation/hash.ts'
import { paths } from '../../navigation/paths.ts'
import { useWebsites } from '../../session/queries.ts'
import { useMessageText } from '../../texts/messageTexts.ts'
import { SiteSummary } from './SiteSummary.tsx'

/** My sites. */
export function SitesPage() {
  const text = useMessageText()
  const websites = useWebsites()
  if (websites.isPending) return <LoadingSites />
  if (websites.isError) {
    return (
      <ErrorState
        level={1}
        title={<Trans>Your sites could not be loaded</Trans>}
        onRetry={() => void websites.refetch()}
      >
        {text(websites.error.message)}
      </ErrorState>
    )
  }
  return websites.data.length === 0 ? <NoSites /> : <Sites websites={websites.data} />
}

function Sites({ websites }: { websites: readonly Website[] }) {
  const { t } = useLingui()
  return (
    <>
      <PageHeader
        title={<Trans>My sites</Trans>}
        summary={<Plural value={websites.length} one="# site" other="# sites" />}
        actions={
          <ButtonLink variant="primary" icon={PlusIcon} href={hrefOf(paths.addWebsite)}>
            <Trans>Add site</Trans>
          </ButtonLink>
        }
      />
      <SiteGrid>
        {websites.map((website) => (
          <li key={website.id}>
            <SiteSummary website={website} />
          </li>
        ))}
        <li>
          <AddSiteCard href={hrefOf(paths.addWebsite)} title={t`Add a site`} />
        </li>
      </SiteGrid>
    </>
  )
}

function NoSites() {
  return (
    <EmptyState
      level={1}
      title={<Trans>Your first site starts here</Trans>}
      actions={
        <ButtonLink variant="primary" size="lg" icon={PlusIcon} href={hrefOf(paths.addWebsite)}>
          <Trans>Add a site</Trans>
        </ButtonLink>
      }
    >
      <Trans>Name it, paste one line of code, and see the first visit within seconds. About two minutes.</Trans>
    </EmptyState>
  )
}

function LoadingSites() {
  return (
    <div aria-busy="true">
      <PageHeader title={<Trans>My sites</Trans>} summary={<Skeleton inlineSize="4rem" />} />
      <VisuallyHidden role="status">
        <Trans>Loading your sites</Trans>
      </VisuallyHidden>
      <SiteGrid aria-hidden="true">
        {[0, 1, 2].map((key) => (
          <li key={key}>
            <Card style={{ minBlockSize: '11.875rem' }}>
              <Skeleton inlineSize="60%" />
            </Card>
          </li>
        ))}
      </SiteGrid>
    </div>
  )
}
