import { Trans } from '@lingui/react/macro'
import type { Website } from '@sightline/api-client'
import { Container, ErrorState, PageHeader, Skeleton, VisuallyHidden } from '@sightline/ui'
import type { ReactNode } from 'react'
import { useParams } from 'wouter'
import { useWebsite } from '../api.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { SitesLink } from '../../../lib/page/SitesLink.tsx'

interface LoadedSiteProps {
  /** Draws the page once its site has loaded. */
  children: (website: Website) => ReactNode
}

/** A page about the site that the address names; while the site loads, or when it cannot be loaded, it says so. */
export function LoadedSite({ children }: LoadedSiteProps) {
  const text = useMessageText()
  const { siteId = '' } = useParams()
  const website = useWebsite(siteId)
  if (website.isPending) return <Loading />
  if (website.isError) {
    return (
      <ErrorState level={1} title={<Trans>The site could not be loaded</Trans>} onRetry={() => void website.refetch()}>
        {text(website.error.message)}
      </ErrorState>
    )
  }
  if (website.data === null) {
    return (
      <ErrorState level={1} title={text('site_no_permission')} actions={<SitesLink />}>
        <Trans>Ask its owner to share it with you.</Trans>
      </ErrorState>
    )
  }
  return <Container key={siteId}>{children(website.data)}</Container>
}

function Loading() {
  return (
    <Container aria-busy="true">
      <PageHeader
        title={
          <>
            <VisuallyHidden>
              <Trans>Loading the site</Trans>
            </VisuallyHidden>
            <Skeleton inlineSize="16rem" blockSize="2rem" />
          </>
        }
      />
      <Skeleton blockSize="24rem" />
    </Container>
  )
}
