import { Trans } from '@lingui/react/macro'
import {
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
import { isAtLeast, useLevel, WriteLink } from '../../account/index.ts'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { useReceivedInvitations, useWebsites } from '../api.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { Invitations } from '../invitations/Invitations.tsx'
import { Sites } from '../components/Sites.tsx'

/** The page of the person’s own sites. */
export default function SitesPage() {
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
  return websites.data.length === 0 ? <NoSites /> : <Sites websites={websites.data} start={<Invitations />} />
}

/** Shows received invitations first, and then how to add a site of one’s own. */
function NoSites() {
  const isInvited = useReceivedInvitations().list.length > 0
  if (!isInvited) return <FirstSite headingLevel={1} />
  return (
    <>
      <PageHeader title={<Trans>My sites</Trans>} />
      <Invitations />
      <FirstSite headingLevel={2} />
    </>
  )
}

function FirstSite({ headingLevel }: { headingLevel: 1 | 2 }) {
  const level = useLevel()
  return (
    <EmptyState
      level={headingLevel}
      title={<Trans>Your first site starts here</Trans>}
      actions={
        <>
          <WriteLink variant="primary" size="lg" icon={PlusIcon} href={hrefOf(paths.addWebsite)}>
            <Trans>Add website</Trans>
          </WriteLink>
          {isAtLeast(level, 'operator') && (
            <ButtonLink size="lg" href={hrefOf(isAtLeast(level, 'admin') ? paths.home : paths.appUsers)}>
              <Trans>Open the console</Trans>
            </ButtonLink>
          )}
        </>
      }
    >
      <Trans>Name it, paste one line of code, and see the first visit within seconds. About two minutes.</Trans>
    </EmptyState>
  )
}

function LoadingSites() {
  return (
    <div aria-busy="true">
      <PageHeader title={<Trans>My sites</Trans>} description={<Skeleton inlineSize="4rem" />} />
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
